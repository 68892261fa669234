package rooms

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"sync"
	"time"

	"runehall/games/room"
	"runehall/internal/rooms/journal"
)

// life says how long a room is worth keeping.
type life uint8

const (
	// untouched: nobody has ever sat down in it, and nothing was played.
	untouched life = iota
	// over: its match has ended, or nobody sat down, or nothing was played.
	over
	// underWay: people sat down, and their match has not ended.
	underWay
	// unreadableHere: it is damaged, or of another version of this program. Such a room stays, so that it can be
	// mended.
	unreadableHere
)

// How long a room must have been unused before it makes room for a new one when the host is full. One that is untouched
// need only have left the memory.
const (
	unusedOver     = 24 * time.Hour
	unusedUnderWay = 7 * 24 * time.Hour
)

const (
	// sweepEvery is the default of [Config].Sweep.
	sweepEvery = 10 * time.Minute
	// spaceOf is which part of its rooms a full host removes at once.
	spaceOf = 20
	// spaceIn bounds how long a device waits for space.
	spaceIn = 5 * time.Second
	// listing bounds how long a journal may take to list its rooms.
	listing = 10 * time.Minute
	// mostFaults is how many rooms a sweep may fail to remove until it gives up: the journal itself may be down.
	mostFaults = 3
)

// keeper knows which rooms are kept.
type keeper struct {
	full chan chan struct{} // asks for space; the inner channel is closed when a sweep is done
	// names are the rooms to which names lead. Only the goroutine that sweeps uses them.
	names map[string]string

	mu sync.Mutex
	// lives are what is known of rooms, from when they were used last.
	lives map[string]lived
	// announced is when another host last said that somebody is in a room.
	announced map[string]time.Time
	// vain is when a sweep last found no space in a full host.
	vain time.Time
	// said is the error of the last sweep, which the log has.
	said string
}

// lived is the life of a room that was used last at that time, and had that many lines.
type lived struct {
	used  time.Time
	life  life
	lines int
}

func newKeeper() keeper {
	return keeper{full: make(chan chan struct{}), lives: map[string]lived{}, announced: map[string]time.Time{}}
}

// hears records that another host, or this one, has somebody in a room.
func (k *keeper) hears(id string) {
	k.mu.Lock()
	k.announced[id] = time.Now()
	k.mu.Unlock()
}

// keep removes rooms that are not kept any longer, now and then and when somebody needs space.
func (s *Server) keep() {
	every := cmp.Or(s.config.Sweep, sweepEvery)
	ticker := time.NewTicker(every)
	defer ticker.Stop()
	begun := time.Now()
	for {
		var done chan struct{}
		select {
		case <-s.ctx.Done():
			return
		case <-ticker.C:
			s.sayUsed()
		case done = <-s.keeper.full:
		}
		// Another host says in each of its rounds who is there. What has not been said in two may be unused.
		if !s.config.Journal.Shared() || time.Since(begun) > 2*every {
			s.saysOnce(s.sweep(2 * every))
		}
		if done != nil {
			close(done)
		}
	}
}

// sayUsed tells other hosts in which rooms somebody is at this one.
func (s *Server) sayUsed() {
	if !s.config.Journal.Shared() {
		return
	}
	for _, t := range s.used() {
		if err := s.config.Journal.Here(t.id, journal.Present{}); err != nil {
			s.fails(nil, err)
		}
		s.release(t)
	}
}

// saysOnce logs the error of a sweep, unless the one before had the same.
func (s *Server) saysOnce(err error) {
	text := ""
	if err != nil && s.ctx.Err() == nil {
		text = err.Error()
	}
	s.keeper.mu.Lock()
	again := s.keeper.said == text
	s.keeper.said = text
	s.keeper.mu.Unlock()
	if text != "" && !again {
		s.log("unused rooms", err)
	}
}

// makeSpace has unused rooms removed from a host that is full, and reports whether it is worth while to try again.
func (s *Server) makeSpace() bool {
	s.keeper.mu.Lock()
	vain := time.Since(s.keeper.vain) < min(time.Minute, s.config.Limits.Sleep)
	s.keeper.mu.Unlock()
	if vain {
		return false
	}
	late := time.NewTimer(spaceIn)
	defer late.Stop()
	done := make(chan struct{})
	for ask, swept := s.keeper.full, (chan struct{})(nil); ; {
		select {
		case ask <- done:
			ask, swept = nil, done
		case <-swept:
			return true
		case <-late.C:
			return false
		case <-s.ctx.Done():
			return false
		}
	}
}

// sweep removes the rooms that are not kept any longer and, if the host is full, the oldest unused ones. heard is for
// how long a word of another host holds.
func (s *Server) sweep(heard time.Duration) error {
	ctx, cancel := context.WithTimeout(s.ctx, listing)
	defer cancel()
	s.mu.Lock()
	stored := s.stored
	s.mu.Unlock()
	listed := time.Now()
	all, err := s.config.Journal.List(ctx)
	if err != nil {
		return err
	}
	var list, names []journal.Stored
	for _, r := range all {
		if journal.IsName(r.Room) {
			names = append(names, r)
		} else {
			list = append(list, r)
		}
	}
	if s.config.Journal.Shared() { // other hosts make and remove rooms too
		s.mu.Lock()
		s.stored += len(list) - stored // what was made meanwhile still counts
		s.mu.Unlock()
	}
	slices.SortFunc(list, func(a, b journal.Stored) int { return a.Used.Compare(b.Used) })
	s.keeper.forget(list, heard)
	left, err := s.sweepRooms(list)
	return errors.Join(err, s.sweepNames(listed, names, left))
}

// sweepRooms removes those rooms, the list of which begins with the one that was used the longest time ago, and returns
// those that are left.
func (s *Server) sweepRooms(list []journal.Stored) (left []journal.Stored, err error) {
	limits := s.config.Limits
	left, err = s.removeEach(list, len(list), func(l life) (time.Duration, bool) {
		switch {
		case l == untouched && limits.KeepEmpty > 0:
			return limits.KeepEmpty, true
		case l == over && limits.Keep > 0:
			return limits.Keep, true
		}
		return 0, false
	})
	if err != nil || len(left) < limits.Rooms {
		return left, err
	}
	space := len(left) - limits.Rooms + max(1, limits.Rooms/spaceOf)
	before := len(left)
	for _, step := range []struct {
		life   life
		unused time.Duration
	}{{untouched, limits.Sleep}, {over, unusedOver}, {underWay, unusedUnderWay}} {
		many := len(left)
		left, err = s.removeEach(left, space, func(l life) (time.Duration, bool) { return step.unused, l == step.life })
		if space -= many - len(left); err != nil || space <= 0 {
			break
		}
	}
	if len(left) == before {
		s.keeper.mu.Lock()
		s.keeper.vain = time.Now()
		s.keeper.mu.Unlock()
	}
	return left, err
}

// removeEach removes at most so many of the rooms that have been unused for as long as their life asks for, the first
// in the list first, and returns those that are left. What cannot be removed is passed over; mostFaults end it.
func (s *Server) removeEach(list []journal.Stored, most int, after func(life) (unused time.Duration, goes bool)) (
	left []journal.Stored, err error) {
	least := time.Duration(-1)
	for l := range unreadableHere {
		if unused, goes := after(l); goes && (least < 0 || unused < least) {
			least = unused
		}
	}
	var faults []error
	for i, r := range list {
		unused := time.Since(r.Used)
		if least < 0 || unused < least || most <= 0 || len(faults) >= mostFaults || s.ctx.Err() != nil {
			return append(left, list[i:]...), errors.Join(faults...) // what follows was used later
		}
		known, err := s.lifeOf(r)
		removed := false
		if long, goes := after(known.life); err == nil && goes && unused >= long {
			removed, err = s.remove(r.Room, known.lines)
		}
		if removed {
			most--
		} else {
			left = append(left, r)
		}
		if err != nil {
			faults = append(faults, err)
		}
	}
	return left, errors.Join(faults...)
}

// remove removes a room with so many lines, unless somebody is in it, or was a moment ago.
func (s *Server) remove(id string, lines int) (removed bool, err error) {
	s.keeper.mu.Lock()
	_, elsewhere := s.keeper.announced[id]
	s.keeper.mu.Unlock()
	s.mu.Lock()
	if elsewhere || s.live[id] != nil {
		s.mu.Unlock()
		return false, nil
	}
	// Whoever comes now waits for this table, and then finds no room.
	t := &table{server: s, id: id, devices: map[*device]struct{}{}, users: 1}
	s.live[id] = t
	s.mu.Unlock()
	defer s.release(t)
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.room != nil {
		return false, nil // somebody was faster
	}
	ctx, cancel := context.WithTimeout(s.ctx, patience)
	defer cancel()
	err = s.config.Journal.Remove(ctx, id, lines)
	switch {
	case errors.Is(err, journal.ErrTaken): // another host stores a line
		return false, nil
	case err != nil:
		return false, err
	}
	s.unreserve()
	return true, nil
}

// lifeOf returns the life of a room, reading it unless it is known and has not been used since.
func (s *Server) lifeOf(r journal.Stored) (lived, error) {
	s.keeper.mu.Lock()
	known, is := s.keeper.lives[r.Room]
	s.keeper.mu.Unlock()
	if is && known.used.Equal(r.Used) {
		return known, nil
	}
	ctx, cancel := context.WithTimeout(s.ctx, patience)
	defer cancel()
	lines, err := s.config.Journal.Read(ctx, r.Room, 0)
	known = lived{used: r.Used, lines: len(lines)}
	switch {
	case errors.Is(err, journal.ErrNoRoom): // not even its first line was stored whole, or its removal was interrupted
		known.life = untouched
	case errors.Is(err, journal.ErrDamaged) || errors.Is(err, journal.ErrLong):
		known.life = unreadableHere
	case err != nil:
		return lived{}, err
	default:
		known.life = s.lifeIn(lines)
	}
	s.keeper.mu.Lock()
	s.keeper.lives[r.Room] = known
	s.keeper.mu.Unlock()
	return known, nil
}

// lifeIn returns the life of the room that has these lines.
func (s *Server) lifeIn(lines [][]byte) life {
	r, err := room.Open(s.config.Games, lines[0])
	sat := false
	for n := 1; n < len(lines) && err == nil; n++ {
		err = r.Apply(lines[n])
		sat = sat || room.SitsDown(lines[n])
	}
	switch {
	case err != nil:
		return unreadableHere
	case !sat && r.Steps() == 0:
		return untouched
	case !sat || r.Untouched() || r.End() != nil:
		return over
	default:
		return underWay
	}
}

// forget drops what is known of rooms that are not in the list, and what other hosts said longer ago than that.
func (k *keeper) forget(list []journal.Stored, heard time.Duration) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if len(k.lives) > 0 {
		there := make(map[string]lived, len(k.lives))
		for _, r := range list {
			if known, is := k.lives[r.Room]; is && known.used.Equal(r.Used) {
				there[r.Room] = known
			}
		}
		k.lives = there
	}
	for id, at := range k.announced {
		if time.Since(at) > heard {
			delete(k.announced, id)
		}
	}
}

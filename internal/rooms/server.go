package rooms

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"

	"runehall/games/room"
	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/talk"
)

// Config says what a host has and allows.
type Config struct {
	Journal journal.Journal
	Games   room.Games
	Limits  Limits
	// Pace is the beat at which computer players move; 0: as soon as they know.
	Pace time.Duration
	// Look is how often the host looks for lines that others have stored and of which it was not told, where others store lines, too; 0: every five
	// seconds.
	Look time.Duration
	// Origins are hosts whose pages may connect, besides the page of the host itself ("play.example.org").
	Origins []string
	// Proxied says that a proxy stands before the host, which adds the address of each device to X-Forwarded-For.
	Proxied bool
	// Log hears what goes wrong. No secret, and no id of a room, is ever said to it.
	Log *slog.Logger
}

// Server is a host of rooms. It answers at [talk.Path].
type Server struct {
	config Config
	meter  meter
	think  chan struct{} // a place for each computer player that thinks
	ctx    context.Context
	stop   context.CancelFunc
	all    sync.WaitGroup
	down   atomic.Bool // the journal has failed, and stored nothing since

	mu     sync.Mutex
	live   map[string]*table
	stored int // how many rooms there are
	// spoilt are the rooms of which the log says that they cannot be read.
	spoilt map[string]bool
}

// slowJournal is how long the journal may take to be there: nodes of a cluster that all start must find each other first.
const slowJournal = 5 * time.Minute

// New starts a host.
func New(c Config) (*Server, error) {
	slow, cancel := context.WithTimeout(context.Background(), slowJournal)
	defer cancel()
	n, err := c.Journal.Count(slow)
	if err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(context.Background())
	s := &Server{
		config: c, meter: meter{open: map[string]int{}, buckets: map[string]*bucket{}}, think: make(chan struct{}, runtime.GOMAXPROCS(0)),
		ctx: ctx, stop: stop, live: map[string]*table{}, stored: n, spoilt: map[string]bool{},
	}
	if err := c.Journal.Hear(journal.Ears{Lines: s.heard, Here: s.heardOf}); err != nil {
		stop()
		return nil, fmt.Errorf("hear of other hosts: %w", err)
	}
	if c.Journal.Shared() {
		s.all.Go(s.look)
	}
	return s, nil
}

// Close tells all devices that the host closes, and waits until they are gone. The journal stays open.
func (s *Server) Close() {
	s.mu.Lock()
	s.stop()
	s.mu.Unlock()
	s.all.Wait()
}

// stays reports whether something may still be begun that Close waits for; it ends with s.all.Done.
func (s *Server) stays() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ctx.Err() != nil {
		return false
	}
	s.all.Add(1)
	return true
}

// ServeHTTP implements [http.Handler]: it makes a websocket of the request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !s.stays() {
		http.Error(w, "the host closes", http.StatusServiceUnavailable)
		return
	}
	defer s.all.Done()
	address := s.address(r)
	if !s.meter.enter(address, s.config.Limits, time.Now()) {
		http.Error(w, "too many devices", http.StatusTooManyRequests)
		return
	}
	defer s.meter.leave(address)
	socket, err := websocket.Accept(w, r, &websocket.AcceptOptions{
		Subprotocols: []string{talk.Protocol}, OriginPatterns: s.config.Origins, CompressionMode: websocket.CompressionDisabled,
	})
	if err != nil {
		return // Accept has answered, and a stranger's mistake is nobody's business
	}
	d := &device{server: s, socket: socket, address: address, queue: make(chan []byte, s.config.Limits.Queue), told: never}
	d.serve(s.ctx)
}

// address returns where a request comes from.
func (s *Server) address(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		host = r.RemoteAddr
	}
	if s.config.Proxied {
		// Some proxies add to the header of the device, others add a header of their own behind it: the last word of the last one is theirs.
		list := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
		if last := strings.TrimSpace(list[len(list)-1]); last != "" {
			host = last
		}
	}
	return Line(host)
}

// Line returns what stands for an address where it is counted how much comes from there: the same for all devices behind one IPv6 line, which has a
// whole /64.
func Line(address string) string {
	if ip := net.ParseIP(address); ip != nil && ip.To4() == nil {
		return ip.Mask(net.CIDRMask(64, 128)).String()
	}
	return address
}

// table returns a room that is in the memory, read from the journal if need be, with one more user. release gives it back.
func (s *Server) table(ctx context.Context, id string) (*table, error) {
	s.mu.Lock()
	t := s.live[id]
	if t == nil {
		t = &table{server: s, id: id, devices: map[*device]struct{}{}}
		s.live[id] = t
	}
	t.users++
	s.mu.Unlock()
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.room != nil {
		return t, nil
	}
	err := s.isRead(id, t.load(ctx))
	if err != nil {
		s.release(t)
		return nil, err
	}
	return t, nil
}

// hold notes one more user of a room that has one.
func (s *Server) hold(t *table) {
	s.mu.Lock()
	t.users++
	s.mu.Unlock()
}

// release gives a room back. When nobody has used it for a while it leaves the memory.
func (s *Server) release(t *table) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if t.users--; t.users > 0 {
		return
	}
	if t.room == nil {
		delete(s.live, t.id)
		return
	}
	t.used++
	used := t.used
	time.AfterFunc(s.config.Limits.Sleep, func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		if t.users == 0 && t.used == used && s.live[t.id] == t {
			delete(s.live, t.id)
		}
	})
}

// awake returns a room with one more user if it is in the memory, and otherwise nil.
func (s *Server) awake(id string) *table {
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.live[id]
	if t != nil {
		t.users++
	}
	return t
}

// aside does something in a room that is in the memory. Whoever tells of it does not wait until the room is free.
func (s *Server) aside(id string, do func(t *table)) {
	if !s.stays() {
		return
	}
	t := s.awake(id)
	if t == nil {
		s.all.Done()
		return
	}
	go func() {
		defer s.all.Done()
		defer s.release(t)
		do(t)
	}()
}

// heard reads on in a room that will soon have so many lines, because another host stores one.
func (s *Server) heard(id string, lines int) {
	s.aside(id, func(t *table) {
		for range mostHearing {
			if t.hasHeard(lines) {
				return
			}
			select {
			case <-s.ctx.Done():
				return
			case <-time.After(hearing):
			}
		}
	})
}

// heardOf notes who is in a room at another host.
func (s *Server) heardOf(id string, seats uint8) {
	s.aside(id, func(t *table) {
		t.mu.Lock()
		defer t.mu.Unlock()
		t.heardOf(seats)
	})
}

const (
	// lookEvery is the default of [Config].Look.
	lookEvery = 5 * time.Second
	// lookers is how many rooms are looked after at the same time.
	lookers = 16
)

// look reads on now and then in all rooms in which somebody is. Otherwise two persons at two hosts, of which one was not told of a move, would wait for
// each other without end.
func (s *Server) look() {
	every := s.every()
	ticker := time.NewTicker(every)
	defer ticker.Stop()
	for {
		select {
		case <-s.ctx.Done():
			return
		case <-ticker.C:
		}
		var looking sync.WaitGroup
		next := make(chan *table)
		for range lookers {
			looking.Go(func() {
				for t := range next {
					t.look(every)
					s.release(t)
				}
			})
		}
		for _, t := range s.used() {
			next <- t
		}
		close(next)
		looking.Wait()
	}
}

// every is how often that is.
func (s *Server) every() time.Duration {
	if s.config.Look <= 0 {
		return lookEvery
	}
	return s.config.Look
}

// used returns the rooms that somebody uses, with one more user.
func (s *Server) used() (tables []*table) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, t := range s.live {
		if t.users > 0 {
			t.users++
			tables = append(tables, t)
		}
	}
	return tables
}

// look reads on, unless somebody is at work in the room and will notice by himself what others have stored.
func (t *table) look(patience time.Duration) {
	if !t.mu.TryLock() {
		return
	}
	defer t.mu.Unlock()
	if t.room == nil {
		return
	}
	ctx, cancel := context.WithTimeout(t.server.ctx, patience)
	defer cancel()
	_ = t.catchUp(ctx) // a node may not answer while a new leader is chosen; it is asked again
	t.sayHere()
}

// A line of another host is looked for so often, while the nodes agree on it.
const (
	mostHearing = 600
	hearing     = 20 * time.Millisecond
)

// hasHeard reads on, and reports whether there is nothing more to wait for.
func (t *table) hasHeard(lines int) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.room == nil || t.room.Lines() >= lines {
		return true
	}
	if err := t.catchUp(t.server.ctx); err != nil {
		return false // a node may not answer while a new leader is chosen
	}
	return t.room.Lines() >= lines
}

// secret is whatever may be the id of a room, a secret, or what one comes to.
var secret = regexp.MustCompile(`[0-9a-f]{32,}`)

// log notes what went wrong. Errors of disks name files, which are called by the ids of rooms: those are left out.
func (s *Server) log(what string, err error) {
	s.config.Log.Error(what, "error", secret.ReplaceAllString(err.Error(), "…"))
}

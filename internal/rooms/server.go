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

// Config is what a host is made of, and what it allows.
type Config struct {
	Journal journal.Journal
	Games   room.Games
	Limits  Limits
	// Pace is the beat on which computer players move; 0: as soon as they have decided.
	Pace time.Duration
	// Look is how often the host looks for lines that other hosts have stored without telling it, if there are other
	// hosts; 0: every five seconds.
	Look time.Duration
	// Sweep is how often the host looks for rooms that are not kept any longer; 0: every ten minutes.
	Sweep time.Duration
	// Origins are further hosts whose pages may connect, besides this host's own ("play.example.org").
	Origins []string
	// Proxied says that a proxy stands in front of the host and adds the device's address to X-Forwarded-For.
	Proxied bool
	// Log receives errors. No secret and no room id is ever logged.
	Log *slog.Logger
}

// Server is a host of rooms. It serves [talk.Path].
type Server struct {
	config Config
	meter  meter
	think  chan struct{} // has room for the computer players that may think at the same time
	ctx    context.Context
	stop   context.CancelFunc
	all    sync.WaitGroup
	down   atomic.Bool // the journal has failed, and has stored nothing since

	mu     sync.Mutex
	live   map[string]*table
	stored int // how many rooms there are
	keeper keeper
	// spoilt are the rooms for which the log already says that they cannot be read.
	spoilt map[string]bool
}

// slowJournal is how long the journal may take to be ready: when all nodes of a cluster start, they must find each
// other first.
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
		config: c, meter: meter{open: map[string]int{}, buckets: map[string]*bucket{}},
		think: make(chan struct{}, runtime.GOMAXPROCS(0)), ctx: ctx, stop: stop, live: map[string]*table{}, stored: n,
		spoilt: map[string]bool{}, keeper: newKeeper(),
	}
	if err := c.Journal.Hear(journal.Ears{Lines: s.heard, Here: s.heardOf}); err != nil {
		stop()
		return nil, fmt.Errorf("hear of other hosts: %w", err)
	}
	if c.Journal.Shared() {
		s.all.Go(s.look)
	}
	s.all.Go(s.keep)
	return s, nil
}

// Close tells all devices that the host closes, and waits until they are gone. The journal stays open.
func (s *Server) Close() {
	s.mu.Lock()
	s.stop()
	s.mu.Unlock()
	s.all.Wait()
}

// stays reports whether something may still begin that Close has to wait for. If so, s.all.Done must be called at its
// end.
func (s *Server) stays() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ctx.Err() != nil {
		return false
	}
	s.all.Add(1)
	return true
}

// ServeHTTP implements [http.Handler]. It turns the request into a websocket.
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
		Subprotocols: []string{talk.Protocol}, OriginPatterns: s.config.Origins,
		CompressionMode: websocket.CompressionDisabled,
	})
	if err != nil {
		return // Accept has answered; a stranger's mistake is not worth logging
	}
	d := &device{server: s, socket: socket, address: address, queue: make(chan []byte, s.config.Limits.Queue),
		told: never}
	d.serve(s.ctx)
}

// address returns where a request comes from.
func (s *Server) address(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		host = r.RemoteAddr
	}
	if s.config.Proxied {
		// A proxy may extend the device's own header or add a second one. In both cases the last value is the proxy's.
		list := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
		if last := strings.TrimSpace(list[len(list)-1]); last != "" {
			host = last
		}
	}
	return Line(host)
}

// Line returns the key under which an address is counted. For IPv6 it is the /64 network, because one line gets all of
// that.
func Line(address string) string {
	if ip := parsed(address); ip != nil && ip.To4() == nil {
		return ip.Mask(net.CIDRMask(64, 128)).String()
	}
	return address
}

// parsed reads an address. The zone of a link-local one names a network card of this machine, and does not count.
func parsed(address string) net.IP {
	bare, _, _ := strings.Cut(address, "%")
	return net.ParseIP(bare)
}

// Site returns the /48 network of an IPv6 address, such as 2001:db8:1::/48; false: it is no such address. Providers give
// one customer up to that much.
func Site(address string) (string, bool) {
	if ip := parsed(address); ip != nil && ip.To4() == nil {
		return ip.Mask(net.CIDRMask(48, 128)).String() + "/48", true
	}
	return "", false
}

// table returns a room, loading it from the journal if need be, and adds a user to it. release removes the user.
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

// hold adds a user to a room that has one already.
func (s *Server) hold(t *table) {
	s.mu.Lock()
	t.users++
	s.mu.Unlock()
}

// release removes a user of a room. A room that nobody has used for a while leaves the memory.
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

// awake returns a room and adds a user to it, if the room is in memory; otherwise it returns nil.
func (s *Server) awake(id string) *table {
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.live[id]
	if t != nil {
		t.users++
	}
	return t
}

// aside runs a function in a room that is in memory, on a goroutine of its own, so that the caller need not wait until
// the room is free.
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

// heard reads new lines of a room, because another host is storing one.
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

// heardOf records who of a room is at another host.
func (s *Server) heardOf(id string, who journal.Present) {
	s.keeper.hears(id)
	s.aside(id, func(t *table) {
		t.mu.Lock()
		defer t.mu.Unlock()
		t.heardOf(who)
	})
}

const (
	// lookEvery is the default of [Config].Look.
	lookEvery = 5 * time.Second
	// lookers bounds how many rooms look at the same time.
	lookers = 16
)

// look regularly looks for new lines in all rooms in use. Without it, if one of two hosts missed a message, their two
// persons could wait for each other for ever.
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

// every returns [Config].Look or its default.
func (s *Server) every() time.Duration {
	if s.config.Look <= 0 {
		return lookEvery
	}
	return s.config.Look
}

// used returns all rooms in use, and adds a user to each.
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

// look reads new lines, unless somebody is using the room and will notice new lines anyway.
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
	_ = t.catchUp(ctx) // may fail while the nodes choose a new leader; the next look tries again
	t.sayHere()
}

// How often another host's line is looked for, while the nodes agree on it.
const (
	mostHearing = 600
	hearing     = 20 * time.Millisecond
)

// hasHeard reads new lines, and reports whether the room has all that were announced.
func (t *table) hasHeard(lines int) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.room == nil || t.room.Lines() >= lines {
		return true
	}
	if err := t.catchUp(t.server.ctx); err != nil {
		return false // may fail while the nodes choose a new leader
	}
	return t.room.Lines() >= lines
}

// secret matches everything that may be a room's id, a secret, or the hash of one.
var secret = regexp.MustCompile(`[0-9a-f]{32,}`)

// log logs an error. Errors of disks contain the names of files, which are ids of rooms; these are removed.
func (s *Server) log(what string, err error) {
	s.config.Log.Error(what, "error", secret.ReplaceAllString(err.Error(), "…"))
}

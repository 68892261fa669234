//go:build !js

// Package serve is a host of rooms as a command: its flags, the port it listens on, and the page that it sends. The game's own command keeps rooms in
// files; the program internal/rooms/hall keeps them in JetStream if it is told to.
package serve

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"runehall/internal/rooms"
	"runehall/internal/rooms/journal"
	"runehall/internal/store"
)

// Options are what the flags say.
type Options struct {
	// Listen is the address ("0.0.0.0:8747").
	Listen string
	// Data is the folder of the rooms.
	Data string
	// Cert and Key are the files of a certificate; empty: no TLS, as behind a proxy or in a living room.
	Cert, Key string
	// Names are the names by which browsers may ask for the host, besides localhost and addresses in numbers.
	Names string
	// Careless leaves the syncing of each line to the system.
	Careless bool
	Proxied  bool
	Pace     time.Duration
	Limits   rooms.Limits
}

// Flags adds the flags of a host to a set.
func (o *Options) Flags(f *flag.FlagSet) {
	o.Limits = rooms.DefaultLimits()
	l := &o.Limits
	f.StringVar(&o.Listen, "listen", "127.0.0.1:8747", "`ADDRESS` to listen on; 0.0.0.0:8747 lets others in")
	f.StringVar(&o.Data, "data", "", "`FOLDER` of the rooms")
	f.StringVar(&o.Cert, "tls-cert", "", "`FILE` of a certificate, for https")
	f.StringVar(&o.Key, "tls-key", "", "`FILE` of its key")
	f.StringVar(&o.Names, "name", "", "`NAMES` by which it is asked for, as play.example.org,example.org")
	f.BoolVar(&o.Careless, "careless", false, "store moves without waiting for the disk")
	f.BoolVar(&o.Proxied, "proxied", false, "a proxy stands before it, and tells X-Forwarded-For")
	f.DurationVar(&o.Pace, "pace", 700*time.Millisecond, "`TIME` of the beat at which computer players move")
	f.IntVar(&l.Connections, "connections", l.Connections, "`NUMBER` of devices at most")
	f.IntVar(&l.PerAddress, "per-address", l.PerAddress, "`NUMBER` of devices from one address at most")
	f.IntVar(&l.PerRoom, "per-room", l.PerRoom, "`NUMBER` of devices in one room at most")
	f.IntVar(&l.Rooms, "rooms", l.Rooms, "`NUMBER` of rooms at most")
	f.IntVar(&l.MadePerHour, "made-per-hour", l.MadePerHour, "`NUMBER` of rooms that one address makes in an hour at most")
	f.IntVar(&l.MissedPerHour, "missed-per-hour", l.MissedPerHour, "`NUMBER` of wrong addresses of rooms from one address in an hour at most")
	f.IntVar(&l.Lines, "lines", l.Lines, "`NUMBER` of moves, and changes of seats, in one room at most")
	f.Int64Var(&l.Message, "message", l.Message, "`BYTES` of a message at most")
	f.Int64Var(&l.Record, "record", l.Record, "`BYTES` of a match under way that is made a room of at most")
	f.Float64Var(&l.Rate, "rate", l.Rate, "`NUMBER` of messages of a device in a second at most")
	f.IntVar(&l.Burst, "burst", l.Burst, "`NUMBER` of messages of a device at once at most")
	f.IntVar(&l.Queue, "queue", l.Queue, "`NUMBER` of messages that wait for a slow device at most")
	f.DurationVar(&l.Enter, "enter", l.Enter, "`TIME` that a device has to say which room it wants")
	f.DurationVar(&l.Write, "write", l.Write, "`TIME` that a message may take to a device, and the answer whether it is still there")
	f.DurationVar(&l.Ping, "ping", l.Ping, "`TIME` after which a device is asked whether it is still there")
	f.DurationVar(&l.Gone, "gone", l.Gone, "`TIME` after which an end is agreed on without who is away; 0: never")
	f.IntVar(&l.Reading, "reading", l.Reading, "`NUMBER` of messages that it counts as to ask for all that another seat knows")
	f.DurationVar(&l.Sleep, "sleep", l.Sleep, "`TIME` after which a room without devices leaves the memory")
}

// mostLines is how many lines a room may be allowed: the journal needs places for those beyond them, by which people sit down in a room that is full.
const mostLines = journal.MostLines / 2

// Check returns what is wrong with the flags, or nil.
func (o *Options) Check() error {
	l := o.Limits
	switch {
	case (o.Cert == "") != (o.Key == ""):
		return errors.New("--tls-cert and --tls-key go together")
	case min(l.Connections, l.PerAddress, l.PerRoom, l.Rooms, l.MadePerHour, l.MissedPerHour, l.Burst, l.Queue) < 1:
		return errors.New("a limit is at least 1")
	case l.Lines < 1000 || l.Lines > mostLines || l.Reading < 1 || l.Reading > l.Burst:
		return fmt.Errorf("--lines is 1000 to %d, and --reading 1 to --burst", mostLines)
	case l.Message < 256 || l.Record < l.Message || l.Rate <= 0 || min(l.Enter, l.Write, l.Ping, l.Sleep) <= 0 || min(l.Gone, o.Pace) < 0:
		return errors.New("a limit is too small for anybody to play")
	}
	return nil
}

// Files opens the journal in files that the flags name.
func (o *Options) Files() (journal.Journal, error) {
	dir, err := store.RoomsDir(o.Data)
	if err != nil {
		return nil, err
	}
	files, err := journal.OpenFiles(dir, !o.Careless)
	if err != nil {
		return nil, err // not a nil *Files, which would be a journal
	}
	return files, nil
}

// Asked returns a context that ends when the program is asked to end: by a key, or as a system ends what it has started. What was used of the clocks is
// stored then, and all devices are told.
func Asked() (context.Context, context.CancelFunc) {
	return signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
}

// Run is the host until ctx ends. It prints its address to out. Page may be nil: then there are only rooms.
func (o *Options) Run(ctx context.Context, j journal.Journal, page fs.FS, out io.Writer, log *slog.Logger) error {
	h, err := o.Start(j, page, log)
	if err != nil {
		return err
	}
	scheme := "http"
	if o.Cert != "" {
		scheme = "https"
	}
	if _, err := fmt.Fprintf(out, "%s://%s/\n", scheme, h.listener.Addr()); err != nil {
		return errors.Join(err, h.Close())
	}
	select {
	case err := <-h.ended:
		h.ended <- err
		return errors.Join(err, h.Close())
	case <-ctx.Done():
		return h.Close()
	}
}

// guard answers only who asks for the host by one of its names, or by an address in numbers: any page elsewhere can have its own name lead to this
// machine, and would be taken for the host's page (DNS rebinding). No name can be an address in numbers.
type guard struct {
	http.Handler
	names []string
}

// ServeHTTP implements [http.Handler].
func (g guard) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !g.is(r.Host) {
		http.Error(w, "there is no host of that name here", http.StatusMisdirectedRequest)
		return
	}
	g.Handler.ServeHTTP(w, r)
}

func (g guard) is(host string) bool {
	name, _, err := net.SplitHostPort(host)
	if err != nil {
		name = strings.TrimSuffix(strings.TrimPrefix(host, "["), "]")
	}
	name = strings.ToLower(name)
	if name == "" {
		return false
	}
	for _, own := range append(g.names, "localhost") {
		if strings.TrimSpace(own) == name {
			return true
		}
	}
	return net.ParseIP(name) != nil
}

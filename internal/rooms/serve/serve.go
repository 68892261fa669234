//go:build !js

// Package serve is the command that hosts rooms: its flags, the port it listens on, and the page that it sends. The
// game's own command keeps rooms in files. The program internal/rooms/hall can also keep them in JetStream.
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

// Options are the values of the flags.
type Options struct {
	// Listen is the address to listen on ("0.0.0.0:8747").
	Listen string
	// Data is the folder for the rooms.
	Data string
	// Cert and Key are the files of a certificate. If they are empty there is no TLS, as behind a proxy or at home.
	Cert, Key string
	// Names are the names by which browsers may ask for the host, besides localhost and numeric addresses.
	Names string
	// Careless leaves it to the system when lines are synced to the disk.
	Careless bool
	Proxied  bool
	Pace     time.Duration
	Limits   rooms.Limits
}

// Flags defines the flags of a host.
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
	f.IntVar(&l.Watchers, "watchers-per-address", l.Watchers,
		"`NUMBER` of devices without a seat from one address in one room at most")
	f.IntVar(&l.DeedsPerHour, "deeds-per-hour", l.DeedsPerHour,
		"`NUMBER` of changes of seats, and of undos, by one device in one room in an hour at most")
	f.IntVar(&l.Rooms, "rooms", l.Rooms, "`NUMBER` of rooms at most")
	f.DurationVar(&l.Keep, "keep", l.Keep,
		"`TIME` that a room is kept after its last use, unless people at its seats have a match under way; 0: for ever")
	f.DurationVar(&l.KeepEmpty, "keep-empty", l.KeepEmpty,
		"`TIME` that a room is kept in which nobody sat and nothing was played; 0: for ever")
	f.IntVar(&l.MadePerHour, "made-per-hour", l.MadePerHour,
		"`NUMBER` of rooms that one address makes in an hour at most")
	f.IntVar(&l.MissedPerHour, "missed-per-hour", l.MissedPerHour,
		"`NUMBER` of wrong addresses of rooms, and of wrong codes, from one address in an hour at most")
	f.IntVar(&l.Lines, "lines", l.Lines, "`NUMBER` of moves, and changes of seats, in one room at most")
	f.DurationVar(&l.ClaimPause, "claim-pause", l.ClaimPause,
		"`TIME` after a no in which that device cannot ask for a seat again")
	f.Int64Var(&l.Message, "message", l.Message, "`BYTES` of a message at most")
	f.Int64Var(&l.Record, "record", l.Record, "`BYTES` of a match under way that is made a room of at most")
	f.Float64Var(&l.Rate, "rate", l.Rate, "`NUMBER` of messages of a device in a second at most")
	f.IntVar(&l.Burst, "burst", l.Burst, "`NUMBER` of messages of a device at once at most")
	f.IntVar(&l.Queue, "queue", l.Queue, "`NUMBER` of messages that wait for a slow device at most")
	f.DurationVar(&l.Enter, "enter", l.Enter, "`TIME` that a device has to say which room it wants")
	f.DurationVar(&l.Write, "write", l.Write,
		"`TIME` that a message may take to a device, and the answer whether it is still there")
	f.DurationVar(&l.Ping, "ping", l.Ping,
		"`TIME` after which a device is asked whether it is still there, and told that the host is")
	f.DurationVar(&l.Gone, "gone", l.Gone, "`TIME` after which an end is agreed on without who is away; 0: never")
	f.IntVar(&l.Reading, "reading", l.Reading,
		"`NUMBER` of messages that it counts as to ask for all that another seat knows")
	f.IntVar(&l.Hinting, "hinting", l.Hinting,
		"`NUMBER` of messages that it counts as to ask for a hint")
	f.DurationVar(&l.Sleep, "sleep", l.Sleep, "`TIME` after which a room without devices leaves the memory")
}

// mostLines bounds the flag for lines per room. The journal needs some places beyond it, so that people can still sit
// down in a full room.
const mostLines = journal.MostLines / 2

// Check returns what is wrong with the values, or nil.
func (o *Options) Check() error {
	l := o.Limits
	switch {
	case (o.Cert == "") != (o.Key == ""):
		return errors.New("--tls-cert and --tls-key go together")
	case min(l.Connections, l.PerAddress, l.PerRoom, l.Watchers, l.Rooms, l.MadePerHour,
		l.MissedPerHour, l.DeedsPerHour,
		l.Burst, l.Queue) < 1:
		return errors.New("a limit is at least 1")
	case l.Lines < 1000 || l.Lines > mostLines:
		return fmt.Errorf("--lines is 1000 to %d", mostLines)
	case min(l.Reading, l.Hinting) < 1 || max(l.Reading, l.Hinting) > l.Burst:
		return errors.New("--reading and --hinting are 1 to --burst")
	case l.Message < 256 || l.Record < l.Message || l.Rate <= 0 || min(l.Enter, l.Write, l.Ping, l.Sleep) <= 0 ||
		min(l.Gone, o.Pace, l.Keep, l.KeepEmpty, l.ClaimPause) < 0:
		return errors.New("a limit is too small for anybody to play")
	}
	return nil
}

// Files opens the journal in files that the options name.
func (o *Options) Files() (journal.Journal, error) {
	dir, err := store.RoomsDir(o.Data)
	if err != nil {
		return nil, err
	}
	files, err := journal.OpenFiles(dir, !o.Careless)
	if err != nil {
		return nil, err // not a nil *Files, which would be a non-nil journal
	}
	return files, nil
}

// Asked returns a context that ends when the program is asked to end: by a key, or by the system. The host can then
// store what was used of the clocks, and tell all devices.
func Asked() (context.Context, context.CancelFunc) {
	return signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
}

// Run hosts rooms until ctx ends. It prints the host's address to out. page may be nil: then there are only rooms.
func (o *Options) Run(ctx context.Context, j journal.Journal, page fs.FS, out io.Writer, log *slog.Logger) error {
	h, err := o.Start(j, page, log)
	if err != nil {
		return err
	}
	scheme := "http"
	anew := make(chan os.Signal, 1)
	if h.pair != nil {
		scheme = "https"
		notifyAnew(anew)
		defer signal.Stop(anew)
	}
	if _, err := fmt.Fprintf(out, "%s://%s/\n", scheme, h.listener.Addr()); err != nil {
		return errors.Join(err, h.Close())
	}
	for {
		select {
		case err := <-h.ended:
			h.ended <- err
			return errors.Join(err, h.Close())
		case <-anew:
			h.pair.renew(time.Now(), true)
		case <-ctx.Done():
			return h.Close()
		}
	}
}

// guard answers only requests for one of the host's names or for a numeric address. Otherwise any page elsewhere could
// point its own name at this machine, and browsers would take it for the host's page (DNS rebinding). No name can look
// like a numeric address.
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

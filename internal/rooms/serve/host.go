//go:build !js

package serve

import (
	"crypto/tls"
	"errors"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"time"

	"runehall/games/all"
	"runehall/internal/rooms"
	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/talk"
	"runehall/internal/served"
)

// Host is a running host of rooms.
type Host struct {
	rooms    *rooms.Server
	web      *http.Server
	listener net.Listener
	pair     *pair      // nil: without TLS
	ended    chan error // receives why the host stopped serving
}

// Start begins to serve rooms, and the page if it is not nil. Closing the host does not close the journal.
func (o *Options) Start(j journal.Journal, page fs.FS, log *slog.Logger) (*Host, error) {
	listener, err := net.Listen("tcp", o.Listen)
	if err != nil {
		return nil, err
	}
	listener = o.crowd(listener)
	server, err := rooms.New(rooms.Config{Journal: j, Games: all.Entry, Limits: o.Limits, Pace: o.Pace,
		Proxied: o.Proxied, Log: log})
	if err != nil {
		return nil, errors.Join(err, listener.Close())
	}
	h := &Host{rooms: server, listener: listener, ended: make(chan error, 1)}
	mux := http.NewServeMux()
	mux.Handle(talk.Path, server)
	if page != nil {
		mux.Handle("/", served.Page{Files: page, Kept: true})
		mux.HandleFunc(served.HostPath, served.HasRooms)
	}
	h.web = &http.Server{
		Handler: guard{mux, strings.Split(strings.ToLower(o.Names), ",")}, ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout: 30 * time.Second, WriteTimeout: 10 * time.Minute, IdleTimeout: 2 * time.Minute,
		MaxHeaderBytes: 16 << 10,
		// The server would log mistakes of strangers, with their addresses.
		ErrorLog: slog.NewLogLogger(slog.DiscardHandler, slog.LevelError),
	}
	serve := func() error { return h.web.Serve(listener) }
	if o.Cert != "" {
		pair, err := readPair(o.Cert, o.Key, log)
		if err != nil {
			server.Close()
			return nil, errors.Join(err, listener.Close())
		}
		h.pair = pair
		h.web.TLSConfig = &tls.Config{MinVersion: tls.VersionTLS12, GetCertificate: pair.certificate}
		serve = func() error { return h.web.ServeTLS(listener, "", "") }
	}
	go func() { h.ended <- serve() }()
	return h, nil
}

// Port returns the port that it listens on.
func (h *Host) Port() int { return h.listener.Addr().(*net.TCPAddr).Port }

// Close tells all devices that the host closes, frees the port, and waits until the devices are gone.
func (h *Host) Close() error {
	err := h.web.Close()
	h.rooms.Close()
	if why := <-h.ended; !errors.Is(why, http.ErrServerClosed) {
		err = errors.Join(err, why)
	}
	return err
}

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

// Host is a host of rooms that runs until it is closed.
type Host struct {
	rooms    *rooms.Server
	web      *http.Server
	listener net.Listener
	ended    chan error // why nobody is served any longer
}

// Start begins to serve rooms, and the page unless it is nil. The journal stays open when the host is closed.
func (o *Options) Start(j journal.Journal, page fs.FS, log *slog.Logger) (*Host, error) {
	listener, err := net.Listen("tcp", o.Listen)
	if err != nil {
		return nil, err
	}
	listener = o.crowd(listener)
	server, err := rooms.New(rooms.Config{Journal: j, Games: all.Entry, Limits: o.Limits, Pace: o.Pace, Proxied: o.Proxied, Log: log})
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
		Handler: guard{mux, strings.Split(strings.ToLower(o.Names), ",")}, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second,
		WriteTimeout: 10 * time.Minute, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10,
		// What it would log are strangers' mistakes, with their addresses.
		ErrorLog: slog.NewLogLogger(slog.DiscardHandler, slog.LevelError),
	}
	serve := func() error { return h.web.Serve(listener) }
	if o.Cert != "" {
		h.web.TLSConfig = &tls.Config{MinVersion: tls.VersionTLS12}
		serve = func() error { return h.web.ServeTLS(listener, o.Cert, o.Key) }
	}
	go func() { h.ended <- serve() }()
	return h, nil
}

// Port returns where it listens.
func (h *Host) Port() int { return h.listener.Addr().(*net.TCPAddr).Port }

// Close tells all devices that the host closes, gives the port back, and waits until they are gone.
func (h *Host) Close() error {
	err := h.web.Close()
	h.rooms.Close()
	if why := <-h.ended; !errors.Is(why, http.ErrServerClosed) {
		err = errors.Join(err, why)
	}
	return err
}

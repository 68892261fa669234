//go:build !js

package cli

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"strconv"
	"sync"
	"time"

	"runehall/internal/rooms/serve"
	"runehall/internal/store"
	"runehall/scenes/stage"
)

// hosting starts hosts of rooms within the program, one at a time, whose rooms lie in the folder of the matches.
type hosting struct {
	data string
	page func() (fs.FS, error)
	log  *slog.Logger

	mu    sync.Mutex
	end   func() // closes the running host; nil: none is running
	ended sync.WaitGroup
}

func newHosting(data string, log *slog.Logger) *hosting {
	// the page stays open
	return &hosting{data: data, page: sync.OnceValues(func() (fs.FS, error) { return pageOf(nil) }), log: log}
}

// can reports that a program can be a host.
func (*hosting) can() bool { return true }

// served returns nil: a program comes from no host.
func (*hosting) served() func() bool { return nil }

// start starts a host, and calls started later, from another goroutine.
func (h *hosting) start(started func(*stage.Host, error)) {
	go func() {
		h.ended.Wait() // the one before gives port and folder back
		started(h.open())
	}()
}

// patience is how long the program waits at its end for devices to be told that the host closes.
const patience = 2 * time.Second

// close ends the host that runs.
func (h *hosting) close() {
	h.mu.Lock()
	end := h.end
	h.mu.Unlock()
	if end == nil {
		return
	}
	end()
	done := make(chan struct{})
	go func() {
		h.ended.Wait()
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(patience): // a device does not answer; every move is on the disk all the same
	}
}

func (h *hosting) open() (*stage.Host, error) {
	files, err := h.page()
	if err != nil {
		h.log.Warn("the page beside the program cannot be sent", "error", err)
		files = nil
	}
	var o serve.Options
	o.Flags(flag.NewFlagSet("", flag.ContinueOnError))
	o.Data = h.data
	j, err := o.Files()
	switch {
	case errors.Is(err, store.ErrBusy):
		return nil, &stage.HostError{Reason: "room.busy", Err: err}
	case err != nil:
		return nil, &stage.HostError{Reason: "store.fails", Err: err}
	}
	runs, err := startAt(&o, func() (*serve.Host, error) { return o.Start(j, files, h.log) })
	if err != nil {
		return nil, &stage.HostError{Reason: "room.noport", Err: errors.Join(err, j.Close())}
	}
	end := sync.OnceFunc(func() {
		h.ended.Go(func() {
			if err := errors.Join(runs.Close(), j.Close()); err != nil {
				h.log.Error("the host of rooms does not end as it should", "error", err)
			}
		})
	})
	h.mu.Lock()
	h.end = end
	h.mu.Unlock()
	port := strconv.Itoa(runs.Port())
	at := func(address string) string { return fmt.Sprintf("http://%s/", net.JoinHostPort(address, port)) }
	addresses := func() (list []stage.HostAddress) {
		for _, a := range serve.Addresses() {
			list = append(list, stage.HostAddress{Page: at(a.IP), Net: a.Net})
		}
		return list
	}
	return &stage.Host{Local: at("127.0.0.1"), Addresses: addresses, Pageless: files == nil, Shared: true,
		Close: end}, nil
}

// hostPort is where the program's own host listens if nobody else does: links stay good when it is started again.
const hostPort = 8747

// startAt starts a host at its own port, or where the system has one free.
func startAt(o *serve.Options, start func() (*serve.Host, error)) (h *serve.Host, err error) {
	for _, port := range []int{hostPort, 0} {
		o.Listen = net.JoinHostPort("", strconv.Itoa(port)) // on all networks
		if h, err = start(); err == nil {
			return h, nil
		}
	}
	return nil, err
}

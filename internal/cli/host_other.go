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

	"runehall/internal/rooms/serve"
	"runehall/internal/store"
	"runehall/scenes/stage"
)

// hoster returns what starts a host of rooms within the program, whose rooms lie in the folder of the matches. It calls started later, from another
// goroutine.
func hoster(data string, log *slog.Logger) (start func(started func(*stage.Host, error)), can func() bool) {
	page := sync.OnceValues(func() (fs.FS, error) { return pageOf(nil) }) // it stays open
	var last sync.WaitGroup                                               // the host before gives port and folder back
	return func(started func(*stage.Host, error)) {
		go func() {
			last.Wait()
			started(startHost(data, page, &last, log))
		}()
	}, func() bool { return true }
}

func startHost(data string, page func() (fs.FS, error), ended *sync.WaitGroup, log *slog.Logger) (*stage.Host, error) {
	files, err := page()
	if err != nil {
		log.Warn("the page beside the program cannot be sent", "error", err)
		files = nil
	}
	var o serve.Options
	o.Flags(flag.NewFlagSet("", flag.ContinueOnError))
	o.Data = data
	j, err := o.Files()
	switch {
	case errors.Is(err, store.ErrBusy):
		return nil, &stage.HostError{Reason: "room.busy", Err: err}
	case err != nil:
		return nil, &stage.HostError{Reason: "store.fails", Err: err}
	}
	h, err := startAt(&o, func() (*serve.Host, error) { return o.Start(j, files, log) })
	if err != nil {
		return nil, &stage.HostError{Reason: "room.noport", Err: errors.Join(err, j.Close())}
	}
	end := func() {
		ended.Go(func() {
			if err := errors.Join(h.Close(), j.Close()); err != nil {
				log.Error("the host of rooms does not end as it should", "error", err)
			}
		})
	}
	port := strconv.Itoa(h.Port())
	at := func(address string) string { return fmt.Sprintf("http://%s/", net.JoinHostPort(address, port)) }
	return &stage.Host{
		Local: at("127.0.0.1"),
		Addresses: func() (list []string) {
			for _, a := range serve.Addresses() {
				list = append(list, at(a))
			}
			return list
		},
		Pageless: files == nil,
		Close:    sync.OnceFunc(end),
	}, nil
}

// hostPort is where the program's own host listens if nobody else does: links stay good when it is started again.
const hostPort = 8747

// startAt starts a host at its own port, or where the system has one free.
func startAt(o *serve.Options, start func() (*serve.Host, error)) (h *serve.Host, err error) {
	for _, port := range []int{hostPort, 0} {
		o.Listen = net.JoinHostPort("", strconv.Itoa(port)) // in all networks
		if h, err = start(); err == nil {
			return h, nil
		}
	}
	return nil, err
}

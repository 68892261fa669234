//go:build linux && !android

package atspi

import (
	"context"
	"os"
	"sync"
	"testing"

	"runehall/internal/aloud"
)

// TestNoBusIsNoFault has no bus of the desktop, or an address that makes no sense: nobody listens, and nothing fails.
func TestNoBusIsNoFault(t *testing.T) {
	for _, address := range []string{"unix:path=" + t.TempDir() + "/nowhere", "nonsense", "tcp:host=,port=x", "unix:"} {
		t.Setenv("DBUS_SESSION_BUS_ADDRESS", address)
		teller := aloud.NewTeller(nil)
		b := &Bridge{teller: teller, moved: make(chan struct{}, 1)}
		b.watch(t.Context()) // returns, as there is no bus
		if b.Heard() {
			t.Errorf("somebody listens on %q", address)
		}
	}
}

// TestOnlySocketsAreCalled checks that only local sockets are used of a bus's addresses: others lead to other machines
// or start programs.
func TestOnlySocketsAreCalled(t *testing.T) {
	for addresses, want := range map[string]string{
		"unix:path=/run/x": "unix:path=/run/x",
		"tcp:host=example.org,port=1;unix:abstract=/tmp/y": "unix:abstract=/tmp/y",
		"unixexec:path=/bin/sh":                            "",
		"launchd:env=X;nonce-tcp:host=x":                   "",
		"":                                                 "",
	} {
		if got := local(addresses); got != want {
			t.Errorf("%q leads to %q, want %q", addresses, got, want)
		}
	}
	s := &session{Bridge: &Bridge{teller: aloud.NewTeller(nil)}}
	if err := s.run(t.Context(), "tcp:host=localhost,port=1"); err != errNone {
		t.Errorf("a bus elsewhere: %v", err)
	}
}

// TestTheLoopNeverWaits moves the window while nobody takes the moves in: Move must not block.
func TestTheLoopNeverWaits(t *testing.T) {
	b := &Bridge{teller: aloud.NewTeller(nil), moved: make(chan struct{}, 1)}
	if b.place() != (Window{Scale: 1}) {
		t.Errorf("a window that nobody has told of is at %+v", b.place())
	}
	for x := range 9 {
		b.Move(Window{X: x})
	}
	if b.place().X != 8 || len(b.moved) != 1 {
		t.Errorf("the window is at %+v, and %d moves wait", b.place(), len(b.moved))
	}
	<-b.moved
	if b.Move(Window{X: 8}); len(b.moved) != 0 {
		t.Error("a window that stays moves")
	}
}

// TestNobodyIsAskedForNothing checks that nobody is said to listen, and the program is not woken, until the desktop
// says that there is a screen reader.
func TestNobodyIsAskedForNothing(t *testing.T) {
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path="+os.DevNull)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	teller := aloud.NewTeller(func() { t.Error("the program is woken") })
	if Start(ctx, teller, "1").Heard() {
		t.Error("somebody listens")
	}
}

// TestQuestionsWhileTheScreenChanges asks everything of all objects while the screen is replaced again and again.
func TestQuestionsWhileTheScreenChanges(t *testing.T) {
	s := sitting(t, table(), front)
	ctx, cancel := context.WithCancel(t.Context())
	var wait sync.WaitGroup
	for range 4 {
		wait.Go(func() {
			for ctx.Err() == nil {
				for _, n := range s.tree.Load().nodes {
					for _, of := range n.interfaces() {
						_, _ = ask(s, n.path, propertiesName, "GetAll", of) // it may be gone
					}
					_, _ = ask(s, n.path, accessibleName, "GetLocalizedRoleName")
				}
				_, _ = ask(s, cachePath, cacheName, "GetItems")
			}
		})
	}
	for i := range 200 {
		next := table()
		next.Lang = []string{"en", "de"}[i%2]
		next.Things = next.Things[i%8:]
		old := s.tree.Load()
		tree := s.grower.grow(next, front)
		s.tree.Store(tree)
		s.differences(old, tree)
	}
	cancel()
	wait.Wait()
}

//go:build linux && !android

package atspi

import (
	"context"
	"os"
	"sync"
	"testing"

	"runehall/internal/aloud"
)

// TestNoBusIsNoFault looks for the desktop's bus where there is none, and where it answers nonsense.
func TestNoBusIsNoFault(t *testing.T) {
	for _, address := range []string{"unix:path=" + t.TempDir() + "/nowhere", "nonsense", "tcp:host=,port=x", "unix:"} {
		t.Setenv("DBUS_SESSION_BUS_ADDRESS", address)
		teller := aloud.NewTeller(nil)
		b := &Bridge{teller: teller, moved: make(chan struct{}, 1)}
		b.watch(t.Context()) // it would go on for as long as there is a bus
		if b.Heard() {
			t.Errorf("somebody listens on %q", address)
		}
	}
}

// TestOnlySocketsAreCalled leaves addresses out that lead elsewhere.
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

// TestTheLoopNeverWaits moves the window while nobody takes that in.
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

// TestNobodyIsAskedForNothing tells a teller of no listener as long as no desktop says that there is one.
func TestNobodyIsAskedForNothing(t *testing.T) {
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path="+os.DevNull)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	teller := aloud.NewTeller(func() { t.Error("the program is woken") })
	if Start(ctx, teller, "1").Heard() {
		t.Error("somebody listens")
	}
}

// TestQuestionsWhileTheScreenChanges asks for everything while the tree is another one again and again.
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

//go:build !js

package main

import (
	"testing"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// found asks a node which room has a code.
func found(n *node, code string) (*talk.Found, string) {
	return roomstest.Find(n.url, code)
}

// TestTheDoorIsTheSameAtEveryNode makes a room at one node: each finds it by its code. Somebody asks at the third node
// for a seat whose device is at the second, which the third does not know: the second ends that. When the device is
// gone the question holds, through a node that is killed, and the host at the first node answers it.
func TestTheDoorIsTheSameAtEveryNode(t *testing.T) {
	nodes := clusterWith(t, "--claim-pause", "0s")
	made := roomstest.Make(t, nodes[0].url, "masters", nil, games.Person, games.Person)
	enter := func(n int, e talk.Enter) *roomstest.Guest {
		e.Room, e.Secret = made.Room, talk.NewSecret()
		g := roomstest.Enter(t, nodes[n].url, e)
		g.Until(func() bool { return g.State() != nil })
		return g
	}
	host, mia := enter(0, talk.Enter{Host: made.Host}), roomstest.Sit(t, nodes[1].url, made, 0)
	back := enter(2, talk.Enter{Invite: made.Invite})
	host.Until(func() bool { return host.Code() != "" })
	for i, n := range nodes {
		if got, reason := found(n, host.Code()); got == nil || got.Room != made.Room || got.Invite != made.Invite {
			t.Errorf("node %d finds %+v, %q", i, got, reason)
		}
	}
	claim := room.Deed{Do: room.DoClaim, Seat: 0}
	back.Until(func() bool { return !back.State().Seats[0].Free })
	if a := back.Does(claim); !a.Done { // this node does not know that the seat's device is at another one
		t.Errorf("it is answered with %+v", a)
	}
	back.Until(func() bool { return !back.State().Seats[0].Claimed })
	if mia.Hears(); mia.Seat() != 0 || back.Seat() >= 0 {
		t.Errorf("the seats are %d and %d", mia.Seat(), back.Seat())
	}
	mia.Close()
	for { // the second node may not have noticed yet
		back.Does(claim)
		host.Until(func() bool { return host.State().Seats[0].Claimed })
		if back.Hears(); back.State().Seats[0].Claimed {
			break
		}
	}
	nodes[2].kill()
	nodes[2].start()()
	back.Until(func() bool { return back.Status() == away.Here && back.State().Seats[0].Claimed })
	if a := host.Does(room.Deed{Do: room.DoAdmit, Seat: 0, Claim: host.State().Claim(0)}); !a.Done {
		t.Errorf("it is answered with %+v", a)
	}
	back.Until(func() bool { return back.Seat() == 0 && back.State().Reader == 0 })
}

//go:build !js

package rooms

import (
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

func TestNamesAreToldApart(t *testing.T) {
	long := strings.Repeat("ab", games.LongestName/2)
	for _, c := range []struct {
		name   string
		others []string
		want   string
	}{
		{"Mia", nil, "Mia"}, {"Mia", []string{"Max", "Mi"}, "Mia"}, {"Mia", []string{"Mia"}, "Mia 2"},
		{" mia\t", []string{"MIA"}, "mia 2"}, {"Mia", []string{"Mia", "Mia 2"}, "Mia 3"},
		{"Mia 2", []string{"Mia", "mia 2"}, "Mia 3"}, {"Mia 2", []string{"Mia"}, "Mia 2"},
		{"Zoe\u0308", []string{"ZO\u00cb"}, "Zoe\u0308 2"}, {"Ｍｉａ", []string{"Mia"}, "Ｍｉａ 2"},
		{"", []string{""}, ""}, {long, []string{long}, long[:games.LongestName-2] + " 2"}, {"7", []string{"7"}, "7 2"},
	} {
		got := unlike(c.name, c.others)
		if got != c.want || games.CleanName(got) != got {
			t.Errorf("%q beside %q becomes %q, want %q", c.name, c.others, got, c.want)
		}
	}
}

// TestWhoSitsDownIsToldApart has two persons of the same name sit down, and makes a room with names that are alike.
func TestWhoSitsDownIsToldApart(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person", "person")
	var all []*roomstest.Guest
	for s, name := range []string{"Mia", "MIA", "mia"} {
		g := h.guest(talk.Enter{Room: made.Room, Invite: made.Invite, Secret: talk.NewSecret()})
		if got := g.Does(room.Deed{Do: room.DoSit, Seat: games.Seat(s), Name: name}); !got.Done {
			t.Fatalf("%+v", got)
		}
		all = append(all, g)
	}
	all[0].Hears()
	for s, want := range []string{"Mia", "MIA 2", "mia 3"} {
		if got := all[0].State().Seats[s].Name; got != want {
			t.Errorf("seat %d is called %q, want %q", s, got, want)
		}
	}
	sitter := room.Sitter{Driver: "person", Colour: "a", Emblem: "b", Name: "Bo"}
	twice := bring(t, h, talk.Make{Game: "masters", Seats: []room.Sitter{sitter, sitter}})
	g := h.guest(talk.Enter{Room: twice.Room})
	g.Until(func() bool { return g.State() != nil })
	if seats := g.State().Seats; seats[0].Name != "Bo" || seats[1].Name != "Bo 2" {
		t.Errorf("the seats of a new room are called %q and %q", seats[0].Name, seats[1].Name)
	}
}

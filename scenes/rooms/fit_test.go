//go:build !js

package rooms

import (
	"fmt"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/stage"
	"runehall/ui"
)

type awayAnswer = away.Answer

// TestTheScreensOfRoomsFit lays invitation and choice of a seat out at many sizes in all languages: what can be pressed
// is large enough, lies apart, and can be reached by keys; the whole code is in sight at once; every message is there.
func TestTheScreensOfRoomsFit(t *testing.T) {
	w := newHouse(t)
	host, guest := w.enter(true, true), w.enter(false, true)
	host.Links, guest.Links = w.links, w.links
	w.sits(guest, 1, "Wilhelmine Ottilie")
	open := w.enter(false, true)
	w.until(nil, func() bool { return host.here(1) && open.here(1) }, host, open)
	asked := newHouse(t)
	asks, back := asked.enter(true, true), asked.enter(false, true)
	asks.Links = asked.links
	asked.away(1, "Wilhelmine Ottilie", asks, back)
	back.Client.Do(room.Deed{Do: room.DoClaim, Seat: 1}, func(awayAnswer) {})
	asked.until(nil, func() bool { return asks.state().Seats[1].Claimed }, asks, back)
	begun := newHouse(t)
	late := begun.enter(true, true)
	late.Links = begun.links
	late.Client.Do(room.Deed{Do: room.DoBegin}, func(awayAnswer) {})
	begun.until(nil, func() bool { return !late.waits() }, late)
	late.Client.Read(0)
	begun.until(nil, func() bool { return late.state().Seats[0].Seen }, late)
	for _, size := range []struct{ w, h, scale float64 }{{360, 640, 1}, {360, 640, 1.5}, {412, 915, 1}, {915, 412, 1},
		{667, 375, 1}, {1000, 560, 1}, {768, 1024, 1}, {1440, 900, 1}, {1920, 1080, 1}} {
		for _, tag := range lang.Tags() {
			for name, scene := range map[string]func(st *stage.Stage) stage.Scene{
				"invitation": func(st *stage.Stage) stage.Scene { return NewInvitation(st, host, Ways{}) },
				"waits":      func(st *stage.Stage) stage.Scene { return NewInvitation(st, guest, Ways{}) },
				"late":       func(st *stage.Stage) stage.Scene { return NewInvitation(st, late, Ways{Over: true}) },
				"over":       func(st *stage.Stage) stage.Scene { return NewInvitation(st, guest, Ways{Over: true}) },
				"asked":      func(st *stage.Stage) stage.Scene { return NewInvitation(st, asks, Ways{Over: true}) },
				"back":       func(st *stage.Stage) stage.Scene { return NewJoin(st, back, JoinWays{}) },
				"join":       func(st *stage.Stage) stage.Scene { return NewJoin(st, open, JoinWays{Sit: func(games.Seat) {}}) },
			} {
				t.Run(fmt.Sprintf("%vx%v %v %s %s", size.w, size.h, size.scale, tag, name), func(t *testing.T) {
					b := pagetest.NewBench(t, ui.Sz(size.w, size.h), tag, size.scale)
					b.Stage.Copy, b.Stage.SendLink = func(string, func(error)) {}, func(string) {}
					s := scene(b.Stage)
					b.Stage.Push(s)
					b.Tick()
					b.Tick()
					fits(t, b)
					if s, ok := s.(*Invitation); ok {
						code, body := s.card.code.Rect(), s.Places.Body
						if first := !s.ways.Over && s.room.Host ||
							s.body.Side(b.Stage.Kit, size.w-2*b.Stage.Kit.Gap.XL); first &&
							code.Bottom() > body.Bottom() || code.H > body.H || code.H < 135 {
							t.Errorf("the code lies at %v, and %v is in sight", code, body)
						}
					}
					if err := b.Stage.Book.Err(); err != nil {
						t.Error(err)
					}
				})
			}
		}
	}
}

// fits walks through the screen by Tab: whatever has the focus is as large as a finger.
func fits(t *testing.T, b *pagetest.Bench) {
	t.Helper()
	seen := map[any]bool{}
	for range 60 {
		for name, r := range b.Targets {
			for other, o := range b.Targets {
				if name < other && r.Grow(-.1).Overlaps(o) {
					t.Errorf("%s %v and %s %v overlap", name, r, other, o)
				}
			}
		}
		b.In.Device, b.In.Pressed, b.In.Held = ui.KeyDevice, ui.ActionSet(ui.Next), ui.ActionSet(ui.Next)
		b.Tick()
		b.Tick()
		name, _ := b.State["focus"].(string)
		if seen[name] {
			return
		}
		seen[name] = true
		if r, ok := b.Targets[name]; ok && (r.W < 43.9 || r.H < 43.9) {
			t.Errorf("%s is too small to touch: %v", name, r)
		}
	}
}

//go:build !js

package scenes

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// chosenBy is the thing to tap so that something is chosen, by game. In Rune Toss nothing stays chosen.
var chosenBy = map[string]string{"market": "market.hand.0", "stones": "stones.hand.0", "ritual": "ritual.tile.0",
	"masters": "masters.card.0"}

// TestWhatIsChosenStaysWhateverIsToldOfOthers chooses something at a table. It stays chosen while somebody joins, the
// host sets a clock, and the line falls and is dialled again, since the match has not gone on.
func TestWhatIsChosenStaysWhateverIsToldOfOthers(t *testing.T) {
	for _, of := range roomstest.Parties {
		name, ok := chosenBy[of.Game]
		if !ok {
			continue
		}
		t.Run(of.Name, func(t *testing.T) {
			p := newParty(t, of.Game, of.Options, 3, of.Drivers...)
			p.rest()
			g := p.onTurn()
			g.hand.most = -1
			looks := func() []string {
				for range 60 {
					g.tick()
				}
				r := g.report()
				names := slices.Sorted(maps.Keys(r.Targets))
				for key, value := range r.State {
					if lit, ok := value.([]string); ok && strings.HasSuffix(key, ".lit") {
						names = append(names, lit...)
					}
				}
				return names
			}
			before := looks()
			g.tap(name)
			chosen := looks()
			if slices.Equal(chosen, before) {
				t.Fatalf("%s chooses nothing among %v", name, before)
			}
			newGuest(t, p.host, talk.Enter{Room: p.host.Made.Room, Secret: talk.NewSecret()}, games.Public)
			if now := looks(); !slices.Equal(now, chosen) {
				t.Errorf("somebody has come: there was %v, and now there is %v", chosen, now)
			}
			if err := p.host.Do(room.Deed{Do: room.DoClock, Seconds: 3600}); err != nil {
				t.Fatal(err)
			}
			if now := looks(); !slices.Equal(now, chosen) {
				t.Errorf("there is a clock: there was %v, and now there is %v", chosen, now)
			}
			p.host.Cut()
			if now := looks(); !slices.Equal(now, chosen) || g.line() != "" {
				t.Errorf("the line fell: there was %v, and now there is %v; it says %q", chosen, now, g.line())
			}
		})
	}
}

package scenes

import (
	"log/slog"
	"testing"

	"runehall/games"
	"runehall/scenes/table"
	"runehall/ui"
)

// pad presses the button of a gamepad for an action. Package ui tests which button that is.
func (d *driver) pad(a ui.Action) {
	d.t.Helper()
	d.in.Device, d.in.Pad = ui.PadDevice, ui.LetterPad
	d.in.Pressed, d.in.Held = ui.ActionSet(a), ui.ActionSet(a)
	d.tick()
	d.settle()
}

// soloAt returns the record of a match of a person and a computer player that begins.
func soloAt(t *testing.T, door table.Door, seed uint64) []byte {
	t.Helper()
	sitting, err := door.Begin(games.Setup{Seats: 2, Seed: seed, Options: map[string]string{}}, []games.Player{
		{Driver: games.Person, Name: "Astrid", Colour: "amber", Emblem: "circle"},
		{Driver: "random", Name: "Ingrid", Colour: "sky", Emblem: "diamond"},
	})
	if err != nil {
		t.Fatal(err)
	}
	return sitting.Record().Text()
}

// TestBackByGamepadDropsADraftAndMakesNoMove plays random matches of each game, and presses B wherever a move is ready.
// B drops what is chosen step by step, and opens the menu once nothing is chosen; however often it is pressed, it makes
// no move.
func TestBackByGamepadDropsADraftAndMakesNoMove(t *testing.T) {
	const drafts, most = 4, 2000
	for i, door := range shelves.Doors() {
		id, seed := door.Info().ID, uint64(i)
		dropped, taps := 0, 0
		for ; dropped < drafts && taps < most; seed++ {
			d := launch(t, ui.Sz(1280, 800), Config{Log: slog.New(slog.DiscardHandler), Open: soloAt(t, door, seed)})
			chance := games.NewChance(seed, 4)
			for ; dropped < drafts && taps < most && d.line.Scene != "results"; taps++ {
				d.tapOn(&chance)
				d.settle()
				if d.line.Scene != "table" || d.line.State["draft"] != true {
					continue
				}
				moves := d.moves()
				presses := 0
				for ; d.line.Scene == "table" && presses < 10; presses++ {
					d.pad(ui.Back)
				}
				if now, told := d.line.State["moves"]; told && now != float64(moves) {
					t.Fatalf("%s, seed %d: B, pressed %d times, makes a move of what is chosen after %d", id, seed,
						presses, moves)
				}
				if d.line.Scene != "pause" {
					t.Fatalf("%s, seed %d, after %d moves: B, pressed %d times, does not drop what is chosen: %v", id,
						seed, moves, presses, d.line.State)
				}
				if presses > 1 {
					dropped++
				}
				d.pad(ui.Back)
				if d.want("table"); d.moves() != moves {
					t.Fatalf("%s, seed %d: B, which closes the menu, makes a move", id, seed)
				}
			}
		}
		if dropped < drafts {
			t.Errorf("%s: with %d taps B found only %d moves to drop", id, taps, dropped)
		}
	}
}

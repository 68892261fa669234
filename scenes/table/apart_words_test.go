package table

import (
	"strings"
	"testing"

	"runehall/scenes/table/apart"
	"runehall/ui"
)

// TestTheTimeOfATurnIsRead writes turns and the time left for them, on a phone with usual and with large letters. If
// not all of it has room, the name is left out first, which the coin shows too, and then what is done. A turn that has
// room stays whole.
func TestTheTimeOfATurnIsRead(t *testing.T) {
	const left = "24:00:00"
	short := 0
	for _, size := range []ui.Size{{W: 360, H: 640}, {W: 412, H: 915}, {W: 667, H: 375}, {W: 1440, H: 900}} {
		for _, scale := range []float64{1, 1.5} {
			k, err := ui.NewKit(ui.Look{Interface: scale, Device: 1})
			if err != nil {
				t.Fatal(err)
			}
			safe := ui.Rc(0, 0, size.W, size.H)
			p := arrange(k, safe, safe, 3, false,
				func(r Room) Need { return Need{Seats: k.Dp(60), Ledge: k.Dp(240), Rail: k.Dp(290)} }, sight{})
			fits := func(text string) bool { return fitsTurn(k, p.turn, text) }
			for turn, what := range map[string]string{
				"Guest 1: kaufen oder Karten ausspielen":     "kaufen oder Karten ausspielen",
				"Guest 1\u00a0: acheter ou jouer des cartes": "acheter ou jouer des cartes",
				"Guest 1: зіграйте карти":                    "зіграйте карти",
				"Guest 1 takes interest":                     "takes interest",
			} {
				said := apart.TimedTurn(turn, left, "Guest 1", fits)
				switch whole := turn + " · " + left; {
				case fits(whole) && said != whole:
					t.Errorf("%v at %v: %q has room, and is said as %q", size, scale, whole, said)
				case !fits(whole) && fits(what+" · "+left) && said != what+" · "+left,
					!fits(said) && said != "Guest 1 · "+left:
					t.Errorf("%v at %v: %q is said as %q", size, scale, whole, said)
				case said != whole:
					short++
				}
				if !strings.HasSuffix(said, left) {
					t.Errorf("%q says nothing of the time", said)
				}
			}
			if nobody := apart.TimedTurn("Everybody throws", left, "", func(string) bool {
				return false
			}); nobody != "Everybody throws · "+left {
				t.Errorf("of nobody's turn %q is said", nobody)
			}
		}
	}
	if short == 0 {
		t.Error("every turn has room")
	}
}

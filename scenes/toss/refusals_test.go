package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// untried are the refusals that nobody meets at the board, with the reason: the board offers no way to try such a move.
var untried = map[string]string{
	"no-throw":        "bowl and meter are there while runes are thrown only",
	"throw-first":     "before the throw nothing else can be pressed that makes a move",
	"thrown":          "a hand that has thrown has no runes to swipe",
	"face-down":       "hands reach for runes that lie face up",
	"balance":         "Balance runes lie in the dishes",
	"destiny":         "hands do not reach for it",
	"said-done":       "who is done has no hand",
	"time-over":       "a second touch in the last tick: TestTimeRunsOut",
	"no-limit":        "the board says that the time is up, with a limit only",
	"give-first":      "nothing else is offered",
	"no-false":        "pairs to give are there when one must be given only",
	"not-loot":        "the pairs offered are those of the loot",
	"order-first":     "nothing else is offered",
	"no-order":        "seats to name are there when an order is named only",
	"not-whole-order": "the golden button waits for the last name",
	"flick-first":     "nothing else is offered",
	"no-contest":      "a rune to flick is there in a contest only",
	"gesture":         "a hand keeps within the limits",
	"flick":           "a hand keeps within the limits",
	"not-by-turns":    "where all snatch nothing is taken by turns",
	"own-claim":       "a hand reaches for its own seat",
	"tick-past":       "a hand reaches in the next tick that is free",
	"own-run":         "in an own run there is one hand",
	"run-over":        "a run that is over has no clock",
	"has-it":          "what a hand has lies on the table no more",
	"by-turns":        "by turns nothing is snatched",
}

// TestEveryRefusalIsMet taps runes that cannot be taken by turns, with each device. That is the only move that the
// board lets anybody try in vain, apart from a second rune in the last tick of a limit.
func TestEveryRefusalIsMet(t *testing.T) {
	met := map[*games.Refusal]int{}
	for seed := range uint64(3) {
		m := newMatch(t, "calm", 2+int(seed), seed)
		for range 12 {
			if v := m.Play.View(games.All); v.Phase() == rules.CalmPhase {
				r := newRig(m, boardtest.Screens[3+seed], v.OnTurn())
				for i, d := range r.Board.Model.discs {
					if d.up && d.rune != rules.Destiny && !r.Board.player.options.can(takeOf(d.rune)) {
						for _, p := range devices(r) {
							r.Why = nil
							if p.Points() {
								at := r.Board.places.lens.Screen(ui.Pt(d.x, d.y))
								if r.Board.Hit(at) != r.Board.Model.thing(i) {
									continue
								}
								p.Tap(p.Kind, at)
							} else {
								p.press(r.Board.Model.thing(i))
							}
							if r.Why == nil || r.WhyAt.Empty() {
								t.Fatalf("%s: nothing is refused", p.Name)
							}
							met[r.Why]++
						}
						break
					}
				}
			}
			m.Random()
		}
	}
	boardtest.AllMet(t, rules.Def.Refusals, met, untried)
}

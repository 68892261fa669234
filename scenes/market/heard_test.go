package market

import (
	"slices"
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/aloud"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestThingsAreSaidAsTheyStand listens to all things in positions of all phases: a switch is on or off, what is written
// beside a thing is said with it, and a store that does not lie on the ledge is said with its owner.
func TestThingsAreSaidAsTheyStand(t *testing.T) {
	book := boardtest.Books(t)["en"]
	seen := map[kind]int{}
	listen := func(m *match) {
		seat := acting(m.Play.View(games.All))
		r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1, Tag: "en"}, seat)
		r.Look()
		b := r.Board
		w := &b.words
		hear := func() {
			h := stage.NewHeard(r.Root, book)
			list := slices.Collect(func(yield func(t thing) bool) {
				b.Things.Each(func(t thing, _ ui.Rect) bool { return yield(t) })
			})
			for s := range games.Seat(b.Model.seats) { // stores of others cannot be pointed at in most positions
				for _, place := range b.Model.holding(s).list() {
					list = append(list, storeAt(s, place))
				}
			}
			for _, on := range list {
				said := w.says(h, on)
				fits := true
				switch mark := b.player.mark(on); on.Kind {
				case store, loose:
					theirs := on.Seat != b.Given.Front
					fits = strings.Contains(said.Label, b.Given.Frame.Sitters[on.Seat].Name) == theirs
				case toggle:
					fits = said.Role == aloud.Switch && said.Checked == (mark&boards.Chosen != 0) && !said.Selected &&
						said.Value == w.switches[on.N].take
				case card:
					fits = b.player.now.mode != answering || said.Value == w.tags[on.N]
				case pick:
					fits = said.Label == w.picks[rules.Pick(on.N)-rules.Rock] && said.Value == ""
				case line:
					fits = said.Label == w.line && said.Value == ""
				case offer:
					words := w.offers[on.N] // none where the sign says it
					fits = words == "" && said.Label != "" || words != "" && said.Label == words && said.Value != ""
				case phase: // it shows how far the turn is, and is never chosen
					fits = !said.Selected
				case closer:
					fits = said.Label == book.Text("aloud.close")
				default:
					continue
				}
				if seen[on.Kind]++; !fits {
					t.Errorf("in the %v %v is said as %+v", m.Play.View(games.All).Phase(), on, said)
				}
			}
		}
		hear()
		// One thing brings offers, the others open sheets.
		for _, one := range []thing{cardAt(seat, 0), things.Nth(phase, refillPhase), things.The(heap)} {
			b.Sel, _, _ = intent(b.player.upshot(b.Sel), gesture{Kind: boards.Tap, On: one})
			b.Refresh()
			b.Arrange()
			b.Freshen()
			hear()
		}
	}
	for _, is := range []func(v rules.View) bool{bearsNow, isPlayed, isAnswered, isTaken} {
		for seed := range uint64(4) {
			m := newMatch(t, 3, nil, seed)
			m.Randoms(20)
			m.Until(is)
			listen(m)
		}
	}
	listen(thrown(t))
	for _, k := range []kind{store, loose, toggle, card, pick, line, offer, phase, closer} {
		if seen[k] == 0 {
			t.Errorf("no %s was listened to", catalogue.Of[k].Name)
		}
	}
}

func bearsNow(v rules.View) bool {
	return v.Phase() == rules.TurnPhase && v.Bears(rules.RedMain)+v.Bears(rules.BlueMain) > 0
}
func isPlayed(v rules.View) bool   { return v.Phase() == rules.TurnPhase && v.Step() == rules.CardStep }
func isAnswered(v rules.View) bool { return v.Phase() == rules.AnswerPhase }
func isTaken(v rules.View) bool    { return v.Phase() == rules.TakePhase }

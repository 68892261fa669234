package toss

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestARoundIsToldInAsManyLinesAsItHasEvents settles rounds of random matches: there is a line for each thing that has
// happened and none for a mere step. A round in which nothing has happened needs no reading and no skipping.
func TestARoundIsToldInAsManyLinesAsItHasEvents(t *testing.T) {
	silent, most := 0, 0
	for seed := range uint64(12) {
		m := newMatch(t, []string{"calm", "snatch"}[seed%2], 3, seed)
		r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, games.Public)
		s := &r.Board.tale
		for range 250 {
			events, on := m.Random()
			if !on {
				break
			}
			want, settles := 0, false
			for _, e := range events {
				_, rung := rules.RungOf(e)
				if settles = settles || rung; rung && worthALine(e) && !is[rules.StepBegan](e) {
					want++
				}
			}
			pairless := slices.ContainsFunc(events, is[rules.RunesThrown])
			r.Board.Tell(events, m.Play.View(games.Public))
			lines, firm := 0, false
			for n := 0; !r.Board.Shown() && n < 4000; n++ {
				r.Board.Step()
				lines = max(lines, len(s.Model.story.told))
				firm = firm || s.firm() && s.mode() == settling
			}
			switch {
			case !settles:
			case lines != want:
				t.Errorf("seed %d: %d events are told in %d lines", seed, want, lines)
			case firm != (want > 0 || pairless):
				t.Errorf("seed %d: a round with %d lines is read: %v", seed, want, firm)
			case want == 0:
				silent++
			}
			most = max(most, lines)
			r.Board.Finish()
		}
	}
	if silent == 0 || most < 2 {
		t.Errorf("%d rounds are silent, and %d lines are the most", silent, most)
	}
}

// TestAllStepsAreToldOnWish checks the button beside the golden one that has all seven steps told, and then offers the
// short form again. It is never in the place of the button that passes.
func TestAllStepsAreToldOnWish(t *testing.T) {
	s, runes := telling(t)
	v := s.Given.View
	tell := func() map[rules.Rung]int {
		s.Sync(v)
		s.retell(rules.SnatchEnded{}, rules.StepBegan{Step: rules.FalseStep}, rules.StepBegan{Step: rules.SplitStep},
			rules.StepBegan{Step: rules.TheftStep},
			rules.Stolen{Theft: rules.Theft{Thief: 0, Victim: 1, Twin: runes[0], Balance: v.Balance(1)}},
			rules.StepBegan{Step: rules.FaceDownStep}, rules.StepBegan{Step: rules.BagStep},
			rules.RoundBegan{Round: 2, First: 1, Bag: 9})
		read := map[rules.Rung]int{}
		for n := 0; !s.Shown() && n < 2000; n++ {
			if s.tick(); s.stays > 0 {
				read[s.Model.story.rung]++
			}
		}
		return read
	}
	if read := tell(); len(read) != 1 || read[rules.TheftRung] < int(readTicks)-2 {
		t.Errorf("in short these steps are read: %v", read)
	}
	next, _ := actIntent(s.Sel, actSteps)
	if s.Sel = next; !s.Sel.steps || s.Sel.cleared() != s.Sel {
		t.Fatalf("the wish leads to %+v", s.Sel)
	}
	if read := tell(); len(read) < 5 {
		t.Errorf("on wish these steps are read: %v", read)
	}
	if next, _ = actIntent(s.Sel, actLines); next.steps {
		t.Error("it is told in all its steps for good")
	}
}

// TestSkippingIsNeverWherePassingIs looks at the buttons beside the golden one in matches by turns: the button that
// passes and those that skip have places of their own.
func TestSkippingIsNeverWherePassingIs(t *testing.T) {
	place := map[actKind]map[int]bool{}
	for seed := range uint64(6) {
		m := newMatch(t, "calm", 2, seed)
		r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, 0)
		for range 60 {
			events, on := m.Random()
			if !on {
				break
			}
			r.Board.Tell(events, m.Play.View(0))
			for range 900 {
				r.Board.Step()
				for i, k := range r.Board.player.acting() {
					if k != actNone {
						if place[k] == nil {
							place[k] = map[int]bool{}
						}
						place[k][i] = true
					}
				}
				if r.Board.Shown() {
					break
				}
			}
			r.Board.Finish()
			r.Look()
			r.Tick(ui.Input{})
		}
	}
	if !place[actSkip][1] || !place[actPass][0] || place[actSkip][0] || place[actPass][1] {
		t.Errorf("the buttons have these places: %v", place)
	}
}

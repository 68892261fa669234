package masters

import (
	"testing"

	rules "runehall/games/masters"
)

// TestADraftIsOnlyPressedDown tells a play of a card that was a draft in its place. It is pressed down quickly and in
// silence, since it has been heard. Any other play takes its time, and is heard.
func TestADraftIsOnlyPressedDown(t *testing.T) {
	l := latest{shared: new(shared)}
	e := rules.CardPlayed{Seat: 0, Card: 5, Cell: rules.Cell{X: 1, Y: 2}, Turn: 1}
	for _, drafted := range []bool{false, true} {
		if l.Model.already = (rules.Laid{}); drafted {
			l.Model.already = playedBy(e)
		}
		list := l.told(e, []step{{Ticks: 99, Sound: func(*model) {}}, {Ticks: 7}})
		if pressed := list[0].Ticks == pressTicks && list[0].Sound == nil; len(list) != 2 || pressed != drafted ||
			list[0].Ticks != 99 && !drafted || list[1].Ticks != 7 {
			t.Errorf("drafted %v: it takes %d ticks, heard %v, of %d steps", drafted, list[0].Ticks,
				list[0].Sound != nil, len(list))
		}
	}
}

// TestThePlaneIsAStopForADraft looks at the focus: where a draft hovers, it and the sections below are one stop.
// Without a draft, and with nothing to be picked there, they are none.
func TestThePlaneIsAStopForADraft(t *testing.T) {
	r := handy(t)
	p := &r.Board.player
	p.options.cells = nil
	for _, drafted := range []bool{true, false} {
		p.Sel.draft = drafted
		for _, on := range []thing{draftThing, sectionAt(rules.Cell{X: 1})} {
			if p.focuses(on) != drafted {
				t.Errorf("drafted %v: %v has the focus: %v", drafted, on, !drafted)
			}
		}
	}
	if a, b := p.same(draftThing), p.same(sectionAt(rules.Cell{X: 1})); a != b {
		t.Errorf("they are the stops %v and %v", a, b)
	}
}

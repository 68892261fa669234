package toss

import (
	"testing"

	rules "runehall/games/toss"
	"runehall/scenes/boardtest"
)

// TestWhatIsToldOfWhom asks how long things stay to be read, what an event is about, and who is told to have come too late.
func TestWhatIsToldOfWhom(t *testing.T) {
	var told teller
	if told.reading(rules.ContestBegan{}) != glanceTicks || told.reading(rules.FaceDownReturned{}) != glanceTicks || told.reading(rules.Stolen{}) != readTicks {
		t.Error("what comes in every round stays as long as a theft, or a theft no longer")
	}
	var m model
	list := m.of(rules.Stolen{Theft: rules.Theft{Thief: 0, Victim: 1, Balance: 2}})
	if len(list) != 2 || list[0] != dishOf(1) || list[1] != lootOf(0, rules.Rune(2).Colour()) {
		t.Errorf("a theft is about %+v", list)
	}
	b := newRig(newMatch(t, "snatch", 2, 1), boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, 0).Board
	told.pairless = true
	told.told(nil, rules.StepBegan{Step: rules.FalseStep}, nil).steps[0].End(&b.Model)
	if b.words.telling(); b.words.storyText != "No pair and no twin: nothing to snatch" {
		t.Errorf("a round without a snatch is told by %q", b.words.storyText)
	}
	m.flashes.All = []flash{{kind: flashMissed, seat: 1}}
	if m.missed(1) == 0 || m.missed(0) != 0 {
		t.Errorf("too late are %v and %v", m.missed(0), m.missed(1))
	}
}

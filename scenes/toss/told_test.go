package toss

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
)

// TestWhatIsToldOfWhom checks how long news stays to be read, which things an event is about, and who is told to have
// come too late.
func TestWhatIsToldOfWhom(t *testing.T) {
	var told teller
	if told.reading(rules.ContestBegan{}) != glanceTicks || told.reading(rules.FaceDownReturned{}) != glanceTicks ||
		told.reading(rules.Stolen{}) != readTicks {
		t.Error("what comes in every round stays as long as a theft, or a theft no longer")
	}
	var m model
	list := m.of(rules.Stolen{Theft: rules.Theft{Thief: 0, Victim: 1, Balance: 2}})
	if len(list) != 2 || list[0] != dishOf(1) || list[1] != lootOf(0, rules.Rune(2).Colour()) {
		t.Errorf("a theft is about %+v", list)
	}
	theft := settleSteps(rules.Stolen{Theft: rules.Theft{Thief: 0, Victim: 1, Balance: 2}})
	for _, step := range theft[1:] {
		step.Start(&m)
	}
	if all := m.flashes.All; len(all) != 1 || all[0].kind != flashRobbed || all[0].seat != 1 {
		t.Errorf("whoever is robbed sees %+v", all)
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

// TestEachLineSaysWhatItChanged tells two thefts of a settling in lines below each other: each line says how many runes
// a seat had before it, and how many before the next line, or has now.
func TestEachLineSaysWhatItChanged(t *testing.T) {
	b := newRig(newMatch(t, "snatch", 3, 1), boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, 0).Board
	m := &b.Model
	for s, n := range []int{7, 1, 4} {
		m.who[s] = seatModel{balance: rules.NoRune}
		for i := range n {
			m.who[s].gain(rules.Rune(16*s + i))
		}
	}
	first, second := rules.Stolen{Theft: rules.Theft{Thief: 0, Victim: 1}},
		rules.Stolen{Theft: rules.Theft{Thief: 2, Victim: 1}}
	m.story = story{rung: rules.TheftRung, event: second,
		told: []told{{first, [games.MaxSeats]int{4, 6, 2}}, {second, [games.MaxSeats]int{7, 3, 2}}}}
	m.story.had = m.story.told[1].had
	b.words.telling()
	want := [][]changeWords{{{0, "4 › 7"}, {1, "6 › 3"}}, {{2, "2 › 4"}, {1, "3 › 1"}}}
	for i, line := range b.words.lines {
		if !slices.Equal(line.changes, want[i]) {
			t.Errorf("line %d says %v, not %v", i, line.changes, want[i])
		}
	}
	if len(b.words.lines) != len(want) || !slices.Equal(b.words.changes, want[1]) {
		t.Errorf("there are %d lines, and told alone the last one says %v", len(b.words.lines), b.words.changes)
	}
}

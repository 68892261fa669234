package table

import (
	"strings"
	"testing"

	"runehall/assets/learn"
	"runehall/games"
	"runehall/games/ritual"
	"runehall/scenes/stage"
	"runehall/scenes/table/chronicle"
	"runehall/scenes/table/curtain"
	"runehall/scenes/table/questions"
	"runehall/ui"
)

// TestGoldIsTheNextStep plays random matches between persons who look behind their curtains and answer. A golden button
// must lead on: with a draft that is ready, a recap that was read, or a curtain that is needed. It never shuts an open
// curtain, never declines, and never says that nobody answers.
func TestGoldIsTheNextStep(t *testing.T) {
	asked, opened := 0, 0
	for _, variant := range []string{"explorers", "adventurers"} {
		for seed := range uint64(4) {
			h := atTable(t, variant, 3+seed, games.Person, games.Person, games.Person)
			chance := games.NewChance(seed, 9)
			for range 60 {
				h.settle()
				if h.table.play.over() {
					break
				}
				h.goldIsHonest(t)
				if h.table.asking {
					asked++
					if h.table.question.nobody.Kind == ui.PrimaryButton && !h.table.play.asked.Looks {
						t.Fatalf("%s, seed %d: %q is golden", variant, seed, h.table.question.nobody.Text)
					}
				}
				if chance.IntN(4) == 0 && !h.table.play.asked.On {
					h.board.want = Want[ritualMove]{Opens: true, Open: h.table.play.must()}
					if h.ticks(3); h.table.eyes.Shut() {
						opened++
						h.hold("curtain.open", curtain.HoldTicks+5)
						h.goldIsHonest(t)
						h.closeRecap()
						h.goldIsHonest(t)
						h.tap("table.back")
					}
				}
				byChance(h, &chance)
			}
		}
	}
	if asked < 5 || opened < 20 {
		t.Errorf("only %d questions and %d curtains came up", asked, opened)
	}
}

// byChance lets the person who must act do something. At a question most persons want to look, and then answer or
// decline.
func byChance(h *ritualHall, chance *games.Chance) {
	h.t.Helper()
	p := h.table.play
	if h.table.asking {
		seats := p.asked.Seats
		if s := seats[chance.IntN(len(seats))]; chance.IntN(3) > 0 && p.asked.Choose(s) {
			for range 200 { // seats that are asked before may still answer, and then the question stays
				if h.tick(); h.table.eyes.Seat == s {
					break
				}
			}
			if h.table.eyes.Seat != s {
				return
			}
			h.tick()
			h.hold("curtain.open", curtain.HoldTicks+5)
			h.table.recap.Open = false
			h.ticks(3)
			h.goldIsHonest(h.t)
			h.wants(s, p.asked.Decline)
			return
		}
		p.asked.Choose(games.Nobody)
		h.ticks(3)
		return
	}
	if seat := p.must(); p.open(seat) {
		moves := p.match.Core().AppendMoves(nil, seat)
		h.wants(seat, moves[chance.IntN(len(moves))])
	}
}

// goldIsHonest checks what the golden button does now.
func (h *hall[C, M, E, V]) goldIsHonest(t *testing.T) {
	t.Helper()
	s := h.table
	if !s.golden || s.asking {
		return
	}
	act := s.goldenAct()
	if gilded := s.primary.Kind == ui.PrimaryButton; gilded != act.gilded() {
		t.Fatalf("%q is golden: %v", s.primary.Text, gilded)
	}
	switch act {
	case decline, declineForGood:
		if s.primary.Kind == ui.PrimaryButton {
			t.Fatalf("%q is golden", s.primary.Text)
		}
	case openCurtain:
		if s.eyes.Open || s.private() < 0 {
			t.Fatal("gold is about a curtain that nobody needs")
		}
	}
}

// TestGivingUpAsksOnce comes to a question for a single seat with its own words for not answering. The first press asks
// whether to give up, the button then does nothing for a moment, and the second press gives up.
func TestGivingUpAsksOnce(t *testing.T) {
	for seed := range uint64(30) {
		h := atTable(t, "adventurers", seed, games.Person, games.Person)
		chance := games.NewChance(seed, 4)
		for range 60 {
			if h.settle(); h.table.play.over() || h.table.asking {
				break
			}
			byChance(h, &chance)
		}
		if !h.table.asking {
			continue
		}
		p := h.table.play
		p.asked.Declines = games.Phrase{Key: "title.line"}
		h.table.words()
		before := h.table.question.nobody.Text
		h.table.nobody()
		h.table.words()
		if p.asked.Choice != questions.Undecided || h.table.question.nobody.Text == before {
			t.Fatalf("the first press does it, or does not ask: %q", h.table.question.nobody.Text)
		}
		if h.table.nobody(); p.asked.Choice != questions.Undecided {
			t.Fatal("a second press at once does it")
		}
		h.ticks(meantTicks + 2)
		p.asked.Declines = games.Phrase{Key: "title.line"}
		if h.table.nobody(); p.asked.Choice == questions.Undecided && p.asked.On {
			t.Error("the second press does nothing")
		}
		return
	}
	t.Fatal("no question came up")
}

// TestGoldRestsUnderARecentPress lets the golden button appear where a pointer has just pressed, where it pressed long
// ago, and elsewhere. Only in the first case it does nothing for a moment.
func TestGoldRestsUnderARecentPress(t *testing.T) {
	for _, c := range []struct {
		name   string
		beside bool
		wait   int
		rests  bool
	}{
		{"just now", false, 2, true},
		{"long ago", false, pressTicks + 2, false},
		{"elsewhere", true, 2, false},
	} {
		h := atTable(t, "explorers", 3, games.Person, games.Person)
		h.settle()
		if h.table.golden {
			t.Fatal("there is a golden button from the first")
		}
		at := h.table.places.primary.Center()
		if c.beside {
			at = h.table.places.field.Center()
		}
		h.pointer(ui.Press, at)
		h.tick()
		h.pointer(ui.Release, at)
		h.ticks(c.wait)
		h.board.label, h.board.ready = games.Phrase{Key: "title.line"}, true
		h.tick()
		h.tick()
		if rests := h.table.rests > 0; !h.goldGoes() || rests != c.rests {
			t.Errorf("pressed %s, the button goes: %v, and rests: %v", c.name, h.goldGoes(), rests)
		}
		h.ticks(meantTicks)
		if h.table.rests > 0 {
			t.Errorf("pressed %s, the button rests for ever", c.name)
		}
	}
}

func (h *hall[C, M, E, V]) goldGoes() bool { return h.table.goes() }

// drafting is a board of Rituals that says which move its golden button would make.
type drafting struct {
	ritualMirror
	draft *ritual.Move
}

func (b drafting) Makes() (ritual.Move, bool) { return *b.draft, true }

// TestInALessonGoldIsWhatIsAsked has several drafts ready at a question of a lesson: gold are the one that is meant and
// those that are allowed besides. Another one can be tried. In a puzzle each is golden.
func TestInALessonGoldIsWhatIsAsked(t *testing.T) {
	l, err := learn.Read("ritual.2")
	if err != nil {
		t.Fatal(err)
	}
	script, err := newTutor(ritual.Def, l)
	if err != nil {
		t.Fatal(err)
	}
	drivers := []string{games.Person, games.Person}
	m, err := games.NewMatch(ritual.Def, l.Setup, players(drivers))
	if err != nil {
		t.Fatal(err)
	}
	for i, move := range script.moves[:script.Begins] {
		if _, refusal := m.Make(l.Seat(i), move); refusal != nil {
			t.Fatal(refusal)
		}
	}
	kind, draft := ritualKind, script.moves[script.Begins]
	h := seatHall(t, &kind, m, func(b *ritualBoard) anyRitual { return drafting{ritualMirror{mirror: b}, &draft} })
	h.table.learn(script)
	script.Read()
	if !script.Asks() {
		t.Fatal("nothing is asked")
	}
	h.settle()
	h.board.label, h.board.ready = games.Phrase{Key: "title.line"}, true
	seen := map[bool]int{}
	for _, draft = range m.Core().AppendMoves(nil, l.Learner()) {
		h.table.words()
		asked := script.Step().Allow.Fits(ritual.Def.Moves.Text(draft)) || draft == script.moves[script.Begins]
		seen[asked]++
		if gold := h.table.primary.Kind == ui.PrimaryButton; gold != asked || h.table.primary.Disabled {
			t.Errorf("%s is gold: %v, asked for: %v", ritual.Def.Moves.Text(draft), gold, asked)
		}
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("asked for are, or are not: %v", seen)
	}
	l.Riddle = true
	for _, draft = range m.Core().AppendMoves(nil, l.Learner()) {
		if astray(h.table.play) {
			t.Fatalf("in a puzzle %s is not golden", ritual.Def.Moves.Text(draft))
		}
	}
}

// TestAPuzzleSpeaksToItsPerson says in each language whose turn it is in a puzzle, and for what.
func TestAPuzzleSpeaksToItsPerson(t *testing.T) {
	for tag, want := range map[string]string{
		"en": "Your turn: place a tile", "de": "Du: Stein anlegen", "fr": "À vous de poser une tuile",
		"uk": "Ваш хід: покладіть плитку",
	} {
		h := atTable(t, "explorers", 3, games.Person, games.Person)
		teller := chronicle.Teller{Stage: newStage(t, tag, ui.Look{}), Sitters: h.table.teller.Sitters}
		turn := games.Phrase{Key: "ritual.board.turn", Args: []games.Arg{games.SeatArg("seat", 1)}}
		if said := yours(turn, &teller); said != want {
			t.Errorf("in %s a puzzle says %q, not %q", tag, said, want)
		}
		if name := h.table.teller.Name(1); name != "P1" {
			t.Errorf("afterwards somebody is called %q", name)
		}
	}
	teller := chronicle.Teller{Stage: newStage(t, "fr", ui.Look{}), Sitters: make([]stage.Sitter, 2)}
	turn := games.Phrase{Key: "toss.board.turn.order", Args: []games.Arg{games.SeatArg("seat", 0)}}
	if said := yours(turn, &teller); !strings.HasPrefix(said, "Vous") {
		t.Errorf("a line begins with a small letter: %q", said)
	}
}

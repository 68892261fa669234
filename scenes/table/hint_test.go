package table

import (
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/ritual"
	"runehall/scenes/table/chronicle"
	"runehall/ui"
)

// hopeful is a computer player that reveals a ritual whenever its deal allows one.
type hopeful struct {
	asked  int
	reveal bool // its last proposal was one
	move   ritualMove
}

func (p *hopeful) Start(g *ritual.Game, s games.Seat, _ bool) {
	p.asked++
	moves := g.AppendMoves(nil, s)
	p.move, p.reveal = moves[0], false
	for _, m := range moves {
		if m.Kind == ritual.Reveal || m.Kind == ritual.RevealAt {
			p.move, p.reveal = m, true
		}
	}
}

func (p *hopeful) Step(int) (games.Decision[ritualMove], bool) {
	return games.Decision[ritualMove]{Move: p.move}, true
}

// TestPublicHintIsNoGuess asks for hints with the curtain shut. A proposal that only one guessed deal allows is not
// shown: others are looked for, each with another deal.
func TestPublicHintIsNoGuess(t *testing.T) {
	drivers := []string{games.Person, games.Person, games.Person}
	guesses, again := 0, 0
	for seed := range uint64(24) {
		setup, moves := midway(t, 40+seed, drivers)
		p := &hopeful{}
		kind := ritualKind
		kind.Def = world(moves, 0)
		kind.Levels = []games.Level[*ritual.Game, ritualMove]{
			{ID: "hopeful", New: func(uint64) games.Thinker[*ritual.Game, ritualMove] { return p }},
		}
		h := newHallOf(t, &kind, setup, drivers, func(b *ritualBoard) anyRitual { return ritualMirror{mirror: b} })
		h.settle()
		if h.table.reader != games.Public || !h.table.canHint() {
			t.Fatalf("seed %d: reader %d cannot ask for a hint", seed, h.table.reader)
		}
		h.table.askHint()
		h.ticks(2)
		if p.reveal || p.asked > 1 {
			guesses++
		}
		h.settle()
		if p.asked > bots.PublicTries || len(h.board.hinted) > 1 {
			t.Errorf("seed %d: %d guesses, %d hints", seed, p.asked, len(h.board.hinted))
		}
		if p.asked > 1 {
			again++
		}
	}
	if guesses < 6 || again < guesses/2 {
		t.Errorf("of %d proposals that need luck %d were thrown away", guesses, again)
	}
}

// TestHintSaysWhatAndWhy asks for hints in the middle of matches, for everybody and for the only person. Each tells
// what to do and why, in words that do not change when everything is dealt anew that its reader cannot know.
func TestHintSaysWhatAndWhy(t *testing.T) {
	for _, drivers := range [][]string{{games.Person, games.Person}, {games.Person, "greedy"}} {
		whys := 0
		for seed := range uint64(8) {
			setup, moves := midway(t, 70+seed, drivers)
			var said [2]any
			for i := range said {
				kind := ritualKind
				kind.Def = world(moves, uint64(i)*7)
				h := newHallOf(t, &kind, setup, drivers, func(b *ritualBoard) anyRitual {
					return ritualMirror{mirror: b}
				})
				h.settle()
				if !h.table.canHint() {
					break // it is not the person's turn
				}
				h.table.askHint()
				for n := 0; h.table.hint.on && n < 5000; n++ {
					h.tick()
				}
				said[i] = h.report().State["toast"]
				if text, _ := said[i].(string); strings.Contains(text, "coins from the tray: ") {
					whys++
				}
			}
			if said[0] != said[1] && drivers[1] == games.Person {
				t.Errorf("seed %d: %q is said, and with other secrets %q", seed, said[0], said[1])
			}
		}
		if whys < 4 {
			t.Errorf("%v: %d hints say why", drivers, whys)
		}
	}
}

// TestHintsNameTheBestAnswer asks for hints at questions in matches of adepts, at a table where adepts are the best
// players. Each hint must be the best answer, even where an adept, who sometimes mixes, would have given another one.
func TestHintsNameTheBestAnswer(t *testing.T) {
	asked, others := 0, 0
	kind := ritualKind
	kind.Levels = kind.Levels[:3]
	for seed := range uint64(8) {
		r := newRig(t, "adventurers", 200+seed, "adept", "adept")
		r.until("the match is over", func() bool {
			seat := r.must()
			if r.over() || seat == games.Nobody || r.match.View(games.Public).Phase() != ritual.AnswerPhase {
				return r.over()
			}
			r.kind = &kind
			var h hint[*ritual.Game, ritual.Move, ritual.Event, ritual.View]
			h.start(r.play, games.Acting{Seat: seat, Must: true}, seat)
			for h.on {
				h.step(r.play, func(ritual.Move) bool { return true })
			}
			if asked++; !h.again(r.play, seat) {
				t.Fatal("there is no hint")
			}
			hinted, position := h.found.move, kind.Def.Blank()
			r.match.Core().CloneInto(position)
			chance := games.NewChance(r.thinkers.Seed, uint64(r.shown.moves())<<16|0xff)
			position.Redeal(seat, &chance)
			for _, steady := range []bool{true, false} {
				mind := kind.Levels[len(kind.Levels)-1].New(r.thinkers.Seed)
				if steady {
					bots.Steady(mind)
				}
				mind.Start(position, seat, true)
				d, _ := mind.Step(1 << 30)
				if steady && d.Move != hinted {
					t.Fatalf("%v is hinted, and %v is best", hinted, d.Move)
				}
				if d.Move != hinted {
					others++
				}
			}
			return false
		})
	}
	if asked < 20 || others < 3 {
		t.Errorf("%d hints, of which %d would not have been played", asked, others)
	}
}

// TestAHintAskedForAgainSaysTheNextReason asks twice in one position: the second hint tells another reason and leads to
// its clause. In the next position it begins anew, and a touch beside it sends it away. Without another reason it tells
// who would move so, and leads to the clause of the move.
func TestAHintAskedForAgainSaysTheNextReason(t *testing.T) {
	others, alone := 0, 0
	for seed := range uint64(8) {
		setup, moves := midway(t, 70+seed, []string{games.Person, "greedy"})
		kind := ritualKind
		kind.Def = world(moves, 0)
		h := newHallOf(t, &kind, setup, []string{games.Person, "greedy"}, func(b *ritualBoard) anyRitual {
			return ritualMirror{mirror: b}
		})
		h.settle()
		if !h.table.canHint() {
			continue
		}
		ask := func() string {
			h.table.askHint()
			for n := 0; h.table.hint.on && n < 5000; n++ {
				h.tick()
			}
			text, _ := h.report().State["toast"].(string)
			return text
		}
		first, offered := ask(), h.table.toast.Why.Text
		lit := len(h.board.hinted)
		again := ask()
		reasons := h.table.speaker.Reasons(h.table.hint.found.why, h.table.hint.seat.Seat)
		if offered != "" || len(h.board.hinted) != lit+1 || h.board.hinted[lit] != h.board.hinted[lit-1] {
			t.Errorf("seed %d: at first %q offers %q; lit are %v", seed, first, offered, h.board.hinted)
		}
		// What the move does is not told twice.
		if only := strings.Contains(first, "strongest computer player"); strings.HasPrefix(again, "Also: ") == only {
			t.Errorf("seed %d: after %q it says %q", seed, first, again)
		}
		if len(reasons) < 2 {
			alone++
			of, _, _ := strings.Cut(kind.Def.Moves.Text(h.table.hint.found.move), " ")
			if !strings.Contains(again, "strongest computer player") ||
				h.table.toast.Why.More != h.table.stage.Clause(kind.Def.Worth.Moves[of]) {
				t.Errorf("seed %d: of %v it says %q, then %q and offers %q",
					seed, reasons, first, again, h.table.toast.Why.Text)
			}
			continue
		}
		others++
		if again == first || !strings.Contains(first, reasons[0].Words) || strings.Contains(first, reasons[1].Words) ||
			!strings.Contains(again, reasons[1].Words) {
			t.Errorf("seed %d: of %v it says %q, then %q", seed, reasons, first, again)
		}
		if h.table.toast.Why.OnTap == nil {
			t.Errorf("seed %d: %q leads to no clause", seed, again)
			continue
		}
		if h.table.toast.Why.OnTap(); len(h.rules) != 1 || h.rules[0] != reasons[1].Clause ||
			h.table.toast.Why.More != h.table.stage.Clause(reasons[1].Clause) {
			t.Errorf("seed %d: %q leads to %v", seed, h.table.toast.Why.More, h.rules)
		}
		h.pointer(ui.Press, ui.Pt(1, 1))
		h.tick()
		h.ticks(30)
		if said := h.report().State["toast"]; said != nil {
			t.Errorf("seed %d: after a touch it still says %v", seed, said)
		}
		place(h)
		h.settle()
		if h.table.canHint() {
			if ask(); h.table.toast.Why.Text != "" || h.table.hint.told.times != 0 {
				t.Errorf("seed %d: on the next position it offers %q", seed, h.table.toast.Why.Text)
			}
		}
	}
	if others < 2 || alone == 0 {
		t.Errorf("%d hints had a second reason, %d had none", others, alone)
	}
}

// TestAHintSaysWhatIsDoneFirst explains tiles that are built over others: first it tells that they are built over, and
// never that the coins come back, which is among the reasons.
func TestAHintSaysWhatIsDoneFirst(t *testing.T) {
	over, others := 0, 0
	for seed := range uint64(12) {
		setup, moves := midway(t, 70+seed, []string{games.Person, games.Person})
		kind := ritualKind
		kind.Def = world(moves, 0)
		h := newHallOf(t, &kind, setup, []string{games.Person, games.Person}, func(b *ritualBoard) anyRitual {
			return ritualMirror{mirror: b}
		})
		h.settle()
		seat := h.table.play.must()
		for _, m := range h.table.play.match.Core().AppendMoves(nil, seat) {
			if m.Kind != ritual.BuildOver {
				continue
			}
			x := bots.NewExplanation(kind.Def)
			x.Start(h.table.play.match.Core(), games.Public, seat, m, 1)
			for !x.Step(1000) {
				continue
			}
			said := x.Said()
			if len(said) == 0 {
				continue
			}
			over++
			if !strings.HasPrefix(said[0].Key, "ritual.say.over") {
				others++
			}
			if deed := h.table.speaker.Deed(said, seat); !strings.HasPrefix(deed.Key, "ritual.say.over") ||
				chronicle.Subject(deed) != seat {
				t.Errorf("of the move %v %q is said first", m, h.table.teller.Say(deed))
			}
			break
		}
	}
	if over < 3 || others == 0 {
		t.Errorf("%d tiles were built over others; of %d something else came first", over, others)
	}
}

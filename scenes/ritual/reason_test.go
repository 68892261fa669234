package ritual

import (
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/table"
	"runehall/ui"
)

// TestATurnThatDoesNotFitSaysWhy turns drafts all the way round. In each rotation the ledge says what they give, or why
// they cannot be made, in agreement with the core; and the crossed-out edges are those at a tile that does not match.
func TestATurnThatDoesNotFitSaysWhy(t *testing.T) {
	fits, not := 0, 0
	for seed := range uint64(4) {
		m := newMatch(t, 2, "adventurers", seed)
		m.Randoms(16)
		for m.Play.View(games.Public).Phase() != rules.TurnPhase {
			m.Random()
		}
		r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
		b, h := r.Board, &r.Board.player
		if n := len(b.words.front()); (n < rules.HandTiles) != (b.words.why == "New tiles once your hand is empty.") {
			t.Errorf("with %d hand tiles the ledge says %q at first", n, b.words.why)
		}
		if !h.laying() {
			continue
		}
		r.Tap(ui.Touch, r.Target("ritual.tile.0"))
		cells := h.Sel.lit(nil, h.options)
		if len(cells) == 0 {
			continue
		}
		r.Tap(ui.Touch, b.places.inside(cells[0]).Center())
		for range rules.Dirs {
			r.Key(ui.RotateRight)
			r.Settle()
			l := h.options.placement(h.Sel.tile, h.Sel.cell)
			move := l.move(h.Sel.turn())
			why := m.Play.View(games.Public).WhyNot(h.options.actor, move)
			_, ready := b.Draft()
			if b.words.refused != (why != nil) || ready != (why == nil) || b.words.why == "" {
				t.Errorf("seed %d: %v is refused with %v, and the ledge says %q", seed, move, why, b.words.why)
			}
			p := m.Play.View(games.Public).Preview(h.options.actor, h.Sel.tile, h.Sel.turn(), h.Sel.cell)
			wrong := disagreeing(m.Play.View(games.Public), p, h.Sel.cell)
			for d := range rules.Dir(rules.Dirs) {
				if _, laid := m.Play.View(games.Public).At(h.Sel.cell.Next(d)); wrong.Has(d) != (laid &&
					!p.Matches.Has(d)) {
					t.Errorf("edge %d is crossed out: %v", d, wrong.Has(d))
				}
			}
			if why != nil {
				not++
			} else {
				fits++
			}
		}
	}
	if fits == 0 || not == 0 {
		t.Errorf("%d drafts fit, %d do not", fits, not)
	}
}

// TestNumbersOfATurnSaySo chooses a tile that fits everywhere as it is turned, that brings nothing somewhere, and that
// has to be turned somewhere: only in the last case the ledge says that the numbers are of another turn. If a hand has
// turned the tile, it says that the hand has to do it again.
func TestNumbersOfATurnSaySo(t *testing.T) {
	const tile, turn = 7, 2
	says := func(l placement) string {
		w := words{parts: parts{shared: &shared{}}, player: &player{options: &options{placements: []placement{l}}}}
		w.Sel.tile, w.Sel.turns[tile] = tile, turn
		return w.meaning().Key
	}
	for coins, want := range map[int8]string{
		3: "ritual.board.numbers", 0: "ritual.board.numbers", -1: "ritual.board.numbers.turning",
	} {
		l := placement{tile: tile, coins: [rules.Dirs]int8{-1, -1, coins, -1, -1, coins}}
		if coins < 0 {
			l.coins[0] = 1
		}
		if got := says(l); got != want {
			t.Errorf("with %d coins in this turn the ledge says %s", coins, got)
		}
	}
	for name, l := range map[string]placement{
		"another tile": {tile: tile + 1, coins: [rules.Dirs]int8{2, -1, -1, -1, -1, -1}},
		"a tile below": {tile: tile, covers: true, coins: [rules.Dirs]int8{-1, -1, 3, -1, -1, -1}},
	} {
		if got := says(l); got != "ritual.board.numbers" {
			t.Errorf("of %s the ledge says %s", name, got)
		}
	}
	w := words{parts: parts{shared: &shared{}}, player: &player{options: &options{placements: []placement{
		{tile: tile, coins: [rules.Dirs]int8{2, -1, 1, -1, -1, -1}},
	}}}}
	w.Sel.tile, w.Sel.turns[tile], w.Sel.turned = tile, turn, true
	if got := w.meaning().Key; got != "ritual.board.numbers.turned" {
		t.Errorf("of a tile that a hand has turned the ledge says %s", got)
	}
}

// TestReasonsHaveRoom puts everything that the ledge may say about a placement into its line, on each screen and in
// each language.
func TestReasonsHaveRoom(t *testing.T) {
	lacks := func(key string) games.Phrase {
		return phrase(key, games.SeatArg("seat", 1), games.NumberArg("n", 5), games.NumberArg("need", 6))
	}
	says := []games.Phrase{
		lacks("ritual.board.lacks.line"), lacks("ritual.board.lacks.circle"), lacks("ritual.board.lacks-own.line"),
		lacks("ritual.board.lacks-over.line"), lacks("ritual.board.lacks-over.circle"), lacks("ritual.board.lacks-own.circle"),
		phrase("ritual.board.answer-with"), phrase("ritual.board.refill"), phrase("ritual.board.numbers"),
		phrase("ritual.board.numbers.turning"), gain(rules.Preview{Coins: 6, Bonus: 10, Matches: 0b111}),
		phrase("ritual.board.numbers.turned"), phrase("ritual.board.gain.own", games.NumberArg("coins", 6),
			games.NumberArg("home", 6), games.NumberArg("net", 10)),
		phrase("ritual.refusal.no-match"), lacks("ritual.board.why.matches"), lacks("ritual.board.why.turned"),
		gain(rules.Preview{Coins: 2}), gain(rules.Preview{Coins: 12, Matches: 0b111111}),
	}
	boardtest.EachTongue(t, func(tag string, say func(games.Phrase) string) {
		eachLayout(t, func(t *testing.T, k *ui.Kit, f *table.Frame, a arrangement) {
			if a.hands[a.front] > 3 {
				return
			}
			room := arrange(f, a).ledge.reason
			for _, p := range says {
				boardtest.RoomFor(t, k, tag+": "+say(p), say(p), k.Type.Small, room.Size())
			}
		})
	})
}

// TestRitualsCanBeReadEverywhere measures the text of each ritual where it is revealed and where the reader has opened
// it.
func TestRitualsCanBeReadEverywhere(t *testing.T) {
	boardtest.EachTongue(t, func(tag string, say func(games.Phrase) string) {
		text := func(c rules.Card) string { return say(phrase("ritual.card." + c.String() + ".text")) }
		var texts []string
		for c := rules.Hidden + 1; c < rules.Cards; c++ {
			texts = append(texts, text(c))
		}
		eachLayout(t, func(t *testing.T, k *ui.Kit, f *table.Frame, a arrangement) {
			p := arrange(f, a)
			asked := p.room
			if !f.Rail {
				asked.H = min(asked.H, f.Asked.Y-k.Dp(14)-k.Gap.S-asked.Y)
			}
			revealed := arrangeRevealed(k, asked.Inset(ui.Even(k.Gap.S)), 1, texts).first
			open := arrangePanel(k, p.room,
				content{open: cardPanel, items: make([]thing, 3), texts: texts, reads: true})
			held := open.sheet
			if open.texts {
				held = open.items[0]
			}
			for c := rules.Hidden + 1; c < rules.Cards; c++ {
				for where, r := range map[string]ui.Rect{"revealed": revealed, "opened": held} {
					if !readable(k, r.Size(), []string{text(c)}) {
						t.Errorf("%s: %s in %v the text of %v is too small", tag, where, r, c)
					}
				}
			}
		})
	})
}

// TestRevealedCardsLeaveTheSeatsInSight reveals a ritual on a phone held upright: the words about who revealed it are
// close over the card, and neither hides a seat.
func TestRevealedCardsLeaveTheSeatsInSight(t *testing.T) {
	m := newMatch(t, 3, "adventurers", 4)
	for m.Play.View(games.Public).Phase() != rules.AnswerPhase {
		if _, on := m.Random(); !on {
			t.Fatal("no ritual is revealed")
		}
	}
	r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, games.Public)
	p := &r.Board.places
	shown := p.revealed(1)
	if gap := shown.first.Y - shown.banner.Bottom(); gap < 0 || gap > r.Kit.Gap.S {
		t.Errorf("the words stand %v over the card", gap)
	}
	for i := range p.seats {
		if seat := p.seats[i].Place(); seat.Overlaps(shown.banner) || seat.Overlaps(shown.first) {
			t.Errorf("seat %d at %v lies under %v or %v", p.seats[i].Seat, seat, shown.banner, shown.first)
		}
	}
}

// TestADullButtonSaysWhyNot turns drafts all the way round, and presses the golden button while it is dull: the core's
// refusal is told at the draft's cell, and no move is made. Where the draft fits, or nothing is chosen, nothing is
// refused.
func TestADullButtonSaysWhyNot(t *testing.T) {
	refused, fits := 0, 0
	m := newMatch(t, 2, "adventurers", 3)
	m.Randoms(16)
	for m.Play.View(games.Public).Phase() != rules.TurnPhase {
		m.Random()
	}
	r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, games.Public)
	h, made := &r.Board.player, r.Made
	ask := func() {
		r.Why, r.State.AsksWhy = nil, true
		r.Tick(ui.Input{})
		r.State.AsksWhy = false
		if r.Made != made {
			t.Fatal("it makes a move")
		}
	}
	if ask(); r.Why != nil {
		t.Errorf("with nothing chosen it refuses with %v", r.Why)
	}
	r.Tap(ui.Touch, r.Target("ritual.tile.0"))
	r.Settle()
	for _, l := range h.options.placements {
		if at := r.Board.places.inside(l.cell); l.tile == h.Sel.tile && !at.Empty() {
			r.Tap(ui.Touch, at.Center())
			r.Settle()
			break
		}
	}
	if !h.Sel.draft {
		t.Fatal("there is no draft")
	}
	for range rules.Dirs {
		r.Key(ui.RotateRight)
		r.Settle()
		want := m.Play.View(games.Public).WhyNot(h.options.actor,
			h.options.placement(h.Sel.tile, h.Sel.cell).move(h.Sel.turn()))
		if ask(); r.Why != want {
			t.Errorf("it says %v, not %v", r.Why, want)
		}
		if want == nil {
			fits++
			continue
		}
		refused++
		if cell := r.Board.places.hexagon(h.Sel.cell); !r.WhyAt.Overlaps(cell) {
			t.Errorf("it is told at %v, and the draft lies at %v", r.WhyAt, cell)
		}
	}
	if refused == 0 || fits == 0 {
		t.Errorf("%d drafts were refused, %d fit", refused, fits)
	}
}

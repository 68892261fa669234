package stones

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// TestHintsTellNothingHidden shows a hint that names cards of a hand only to the seat that holds it.
func TestHintsTellNothingHidden(t *testing.T) {
	m := newMatch(t, 2, nil, 6)
	seat := m.Play.View(games.All).OnTurn()
	moves := m.Play.Core().AppendMoves(nil, seat)
	for _, reader := range []games.Seat{games.Public, seat, 1 - seat} {
		r := newRig(m, boardtest.Screen{W: 1100, H: 700, Scale: 1}, reader)
		kinds := map[rules.MoveKind]bool{}
		for _, move := range moves {
			private := move.Kind == rules.Lay || move.Kind == rules.Use
			kinds[move.Kind] = true
			if shown := r.Board.Hint(move); shown != (reader == seat || !private) {
				t.Errorf("to reader %d the hint of %v is shown: %v", reader, move, shown)
			}
		}
		if !kinds[rules.Lay] || !kinds[rules.Use] || !kinds[rules.Forge] {
			t.Errorf("only %v can be proposed", kinds)
		}
	}
}

// TestAHintChangesNothing lights moves while something is chosen: the choice stays, and so does every move that could be made. What is
// proposed is marked, and out again when something is pressed.
func TestAHintChangesNothing(t *testing.T) {
	hinted := 0
	for seed := range uint64(6) {
		m := newMatch(t, 2+int(seed%3), nil, seed)
		for n := range 300 {
			acting := m.Play.Core().AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			if seat := acting[0].Seat; n%5 == 0 {
				r := newRig(m, boardtest.Screens[n/5%len(boardtest.Screens)], seat)
				before := r.Board.Sel
				for i, move := range m.Play.Core().AppendMoves(nil, seat) {
					if i%7 != 0 {
						continue
					}
					if !r.Board.Hint(move) {
						t.Fatalf("the hint of %v is not shown", move)
					}
					r.Tick(ui.Input{})
					if r.Board.Sel != before || r.Made > 0 {
						t.Fatalf("the hint of %v makes %+v of %+v", move, r.Board.Sel, before)
					}
					if r.marked(boards.Hinted) == 0 && !plain(move.Kind) {
						t.Fatalf("nothing is marked for %v", move)
					}
					hinted++
				}
			}
			m.Random()
		}
	}
	if hinted < 200 {
		t.Errorf("only %d moves were proposed", hinted)
	}
}

// plain reports whether a move is about nothing that could be lit but the golden button, or a button beside it.
func plain(k rules.MoveKind) bool {
	return k == rules.Done || k == rules.Pass || k == rules.End || k == rules.Decline
}

// marked counts the targets with a mark.
func (r *rig) marked(with boards.Mark) (n int) {
	r.Board.player.think()
	for _, m := range r.Board.player.now.marks {
		if m&with != 0 {
			n++
		}
	}
	return n
}

// TestAPressPutsTheHintOut lights a move, then taps on something.
func TestAPressPutsTheHintOut(t *testing.T) {
	m := newMatch(t, 2, nil, 6)
	seat := m.Play.View(games.All).OnTurn()
	r := newRig(m, boardtest.Screen{W: 1100, H: 700, Scale: 1}, seat)
	r.Board.Hint(rules.Move{Kind: rules.Lay, Card: r.Board.player.front()[2]})
	r.Tick(ui.Input{})
	if r.Board.player.mark(r.Board.mine(hand, 2))&boards.Hinted == 0 {
		t.Fatal("the card is not lit")
	}
	players(r)[1].press(r.Board.mine(hand, 1))
	if r.marked(boards.Hinted) > 0 {
		t.Error("it is still lit after a tap on another card")
	}
}

// TestAHintIsSeenBehindDoors proposes moves on all screens, to the seat on turn and to whoever looks a replay through: something is lit that can be
// touched there, and of the doors those alone behind which what is proposed lies without a place of its own.
func TestAHintIsSeenBehindDoors(t *testing.T) {
	doors := map[int]int{}
	for seed := range uint64(6) {
		m := newMatch(t, 2+int(seed%3), nil, 20+seed)
		for n := range 150 {
			seat := m.Play.View(games.All).OnTurn()
			moves := m.Play.Core().AppendMoves(nil, seat)
			for i, screen := range boardtest.Screens {
				if (n+i)%8 > 0 {
					continue
				}
				for _, reader := range []games.Seat{seat, games.All} {
					r := newRig(m, screen, reader)
					for _, move := range moves[:min(len(moves), 40)] {
						r.hinted(move, doors)
					}
				}
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	for _, door := range []int{doorSmithies, doorStones} { // rows and the hand have a place whenever something of them can be proposed
		if doors[door] == 0 {
			t.Errorf("the door %d was never lit: %v", door, doors)
		}
	}
}

// hinted proposes a move and counts the doors that are lit for it.
func (r *rig) hinted(move rules.Move, doors map[int]int) {
	r.T.Helper()
	b := r.Board
	if plain(move.Kind) {
		return
	}
	if !b.Hint(move) {
		r.T.Fatalf("the hint of %v is not shown", move)
	}
	r.Tick(ui.Input{})
	b.player.think()
	list := about(b.player.options, &b.Model, move)
	if len(b.AppendHinted(nil)) == 0 {
		r.T.Errorf("%v: nothing is lit for %v, which is about %v", b.Given.Frame.Screen, move, list)
	}
	for n, at := range b.places.ledge.doors {
		leads := slices.ContainsFunc(list, func(on thing) bool { return b.Things.Place(on).Empty() && sheetOf[on.Kind] == doorSheets[n] })
		lit := b.player.mark(doorTo(n))&boards.Hinted != 0
		if lit != (leads && !at.Empty()) {
			r.T.Errorf("%v: the door %d is lit for %v, which is about %v: %v", b.Given.Frame.Screen, n, move, list, lit)
		}
		if lit {
			doors[n]++
		}
	}
}

// sheetOf is the sheet that shows things of a kind where they have no room.
var sheetOf = map[kind]boards.SheetKind{
	smithy: smithySheet, field: rowsSheet, row: rowsSheet, purse: rowsSheet, stone: stonesSheet, ownStone: stonesSheet, hand: handSheet,
}

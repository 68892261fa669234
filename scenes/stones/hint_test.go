package stones

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/ui"
)

// TestHintsTellNothingHidden proposes moves that name hand cards. Only the seat that holds these cards may see such a
// hint.
func TestHintsTellNothingHidden(t *testing.T) {
	m := newMatch(t, 2, nil, 6)
	seat := m.Play.View(games.All).OnTurn()
	moves := m.Play.Core().AppendMoves(nil, seat)
	promises.HintsTellNothingHidden(t, m, seat, moves, func(v rules.View, m rules.Move) bool {
		return v.Reader() != seat && (m.Kind == rules.Lay || m.Kind == rules.Use)
	})
	for _, k := range []rules.MoveKind{rules.Lay, rules.Use, rules.Forge} {
		if !slices.ContainsFunc(moves, func(m rules.Move) bool { return m.Kind == k }) {
			t.Errorf("no %v can be proposed", k)
		}
	}
}

func TestAHintChangesNothing(t *testing.T) {
	promises.AHintChangesNothing(t, "hand", func(seed uint64) *match {
		return newMatch(t, 2+int(seed%3), nil, seed)
	}, func(b *Board) any { return b.Sel })
}

// plain reports whether moves of a kind are about no thing that could light up, but only about a button.
func plain(k rules.MoveKind) bool {
	return k == rules.Done || k == rules.Pass || k == rules.End || k == rules.Decline
}

// TestAHintIsSeenBehindDoors proposes moves on all screens, to the seat on turn and to somebody who looks through a
// replay. Something that can be touched must light up. A door must light up exactly if a thing of the move lies behind
// it without a place of its own.
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
	// rows and the hand have a place whenever a move about them can be proposed
	for _, door := range []int{doorSmithies, doorStones} {
		if doors[door] == 0 {
			t.Errorf("the door %d was never lit: %v", door, doors)
		}
	}
}

// hinted proposes a move, and counts the doors that light up.
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
		leads := slices.ContainsFunc(list, func(on thing) bool {
			return b.Things.Place(on).Empty() && sheetOf[on.Kind] == doorSheets[n]
		})
		lit := b.player.mark(doorTo(n))&boards.Hinted != 0
		if lit != (leads && !at.Empty()) {
			r.T.Errorf("%v: the door %d is lit for %v, which is about %v: %v", b.Given.Frame.Screen, n, move, list, lit)
		}
		if lit {
			doors[n]++
		}
	}
}

// sheetOf is the sheet that shows the things of a kind when they have no room.
var sheetOf = map[kind]boards.SheetKind{
	smithy: smithySheet, field: rowsSheet, row: rowsSheet, purse: rowsSheet, stone: stonesSheet, ownStone: stonesSheet,
	hand: handSheet,
}

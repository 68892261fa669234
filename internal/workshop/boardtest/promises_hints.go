package boardtest

import (
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/ui"
)

// AHintChangesNothing plays matches, and proposes moves to the seat that acts: with nothing chosen, and after taps at
// random, some of which make drafts. Each hint is shown, what is chosen stays, and no move is made. Where nothing was
// tapped before, the hint lights something, save for moves that are Unlit. A tap on a thing of the kind piece puts it
// out. Only moves that begin with one of unshown have no hints. It returns how many moves were proposed, by their first
// words.
func (p Promises[C, M, E, V, B]) AHintChangesNothing(
	t *testing.T, piece string, match func(seed uint64) *Match[C, M, E, V], chosen func(b B) any, unshown ...string,
) (hinted map[string]int) {
	hinted = map[string]int{}
	drafts, all, out := 0, 0, 0
	stride := 3 // many positions offer much the same
	if len(unshown) > 0 {
		stride = 1 // few of them have hints
	}
	for seed := range uint64(6) {
		m, c := match(seed), games.NewChance(seed, 6)
		for n := range 300 {
			acting := m.Play.Core().AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			if n%stride == 0 {
				r := p.Rig(m, Screens[n/stride%len(Screens)], acting[0].Seat)
				r.Tries = true
				bare, taps := chosen(r.Board), c.IntN(4)
				for range taps {
					if names := sorted(r.Targets()); len(names) > 0 {
						r.Tap(ui.Touch, r.Target(names[c.IntN(len(names))]))
					}
				}
				r.rest()
				if _, ready := r.Draft(); ready && chosen(r.Board) != bare {
					drafts++
				}
				for _, word := range p.hints(r, &c, taps == 0, chosen, unshown) {
					hinted[word]++
					all++
				}
				if p.putsOut(r, &c, piece) {
					out++
				}
			}
			m.Random()
		}
	}
	if all < 200 || drafts == 0 || out == 0 {
		t.Errorf("only %v were proposed, %d times there was a draft, and %d hints were put out", hinted, drafts, out)
	}
	t.Logf("hinted: %v, %d times with a draft; %d were put out", hinted, drafts, out)
	return hinted
}

// hints proposes some legal moves in a position, and returns their first words. bare says that nothing was tapped
// before, so that no sheet hides what is lit.
func (p *Promises[C, M, E, V, B]) hints(
	r *Rig[C, M, E, V, B], c *games.Chance, bare bool, chosen func(b B) any, unshown []string,
) (words []string) {
	r.T.Helper()
	before := chosen(r.Board)
	r.Wanted = nil
	for i, move := range r.Match.Play.Core().AppendMoves(nil, r.Reader) {
		text := r.Match.Play.Def().Moves.Text(move)
		if i > 6 && c.IntN(6) > 0 {
			continue
		}
		if shown := r.Board.Hint(move); shown == begins(text, unshown) {
			r.T.Fatalf("%s: the hint of %s is shown: %v", r.place(), text, shown)
		} else if !shown {
			continue
		}
		r.Tick(ui.Input{})
		if now := chosen(r.Board); now != before || len(r.Wanted) > 0 {
			r.T.Fatalf("%s: the hint of %s makes %+v of %+v, and the moves %v", r.place(), text, now, before, r.Wanted)
		}
		if bare && len(r.Board.AppendHinted(nil)) == 0 && !begins(text, p.Unlit) {
			r.T.Fatalf("%s: the hint of %s lights nothing", r.place(), text)
		}
		words = append(words, strings.Fields(text)[0])
	}
	return words
}

// putsOut drops what is chosen, lights a hint and taps on a thing of a kind, after which no hint is lit. It returns
// false if there is no such thing, or if no move lights anything.
func (p *Promises[C, M, E, V, B]) putsOut(r *Rig[C, M, E, V, B], c *games.Chance, piece string) bool {
	r.T.Helper()
	for r.Board.Drop() { // an open sheet would take the tap
		r.rest()
	}
	for _, move := range r.Match.Play.Core().AppendMoves(nil, r.Reader) {
		if r.Board.Hint(move); len(r.Board.AppendHinted(nil)) > 0 {
			break
		}
	}
	names := slices.DeleteFunc(sorted(r.Targets()), func(name string) bool { return kindOfName(name) != piece })
	if len(r.Board.AppendHinted(nil)) == 0 || len(names) == 0 {
		return false
	}
	name := names[c.IntN(len(names))]
	r.Tap(ui.Touch, r.Target(name))
	if list := r.Board.AppendHinted(nil); len(list) > 0 {
		r.T.Fatalf("%s: after a tap on %s the hint is still lit, at %v", r.place(), name, list)
	}
	return true
}

// HintsTellNothingHidden proposes moves of a seat to everybody, to that seat and to another one. secret reports whether
// a move tells something that a view does not: such hints are not shown, and all others are.
func (p Promises[C, M, E, V, B]) HintsTellNothingHidden(
	t *testing.T, m *Match[C, M, E, V], s games.Seat, moves []M, secret func(v V, m M) bool,
) {
	t.Helper()
	other := (s + 1) % games.Seat(m.Play.Record().Setup.Seats)
	for _, reader := range []games.Seat{games.Public, s, other} {
		r, v := p.Rig(m, Screen{W: 1100, H: 700, Scale: 1}, reader), m.Play.View(reader)
		for _, move := range moves {
			if shown := r.Board.Hint(move); shown == secret(v, move) {
				t.Errorf("to reader %d the hint of %v is shown: %v", reader, move, shown)
			}
		}
	}
}

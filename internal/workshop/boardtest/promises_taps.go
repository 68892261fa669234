package boardtest

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/ui"
)

// RefusalsPointAtWhatWasPressed taps things at random. A refusal must be shown at the thing that was tapped. If it is
// shown elsewhere, the refused move must be about the thing that lies there: the move would take it, or it must be done
// first. A move about nothing is refused at the buttons of the ledge.
func (p Promises[C, M, E, V, B]) RefusalsPointAtWhatWasPressed(t *testing.T) {
	there, elsewhere := 0, map[string]int{}
	p.each(t, func(r *Rig[C, M, E, V, B], c *games.Chance) {
		for range 16 {
			all := r.Targets()
			if p.Vain != nil {
				maps.Copy(all, p.Vain(r.Board))
			}
			names := sorted(all)
			if len(names) == 0 {
				return
			}
			name := names[c.IntN(len(names))]
			r.Why = nil
			r.Tap(ui.Touch, all[name].Center())
			why, at := r.Why, r.WhyAt
			about := p.Concerns(r.Board, r.WhyOf)
			r.rest()
			if why == nil {
				continue
			}
			_, reason, _ := strings.Cut(why.Reason, ".refusal.")
			switch {
			case at.Overlaps(all[name]):
				there++
			case !at.Empty() && slices.Contains(p.Elsewhere, kindOfName(name)) &&
				(slices.ContainsFunc(about, at.Overlaps) || len(about) == 0 && r.frame().Ledge.Holds(at)):
				elsewhere[kindOfName(name)]++
			default:
				t.Errorf("%s: %s was tapped at %s, and the refusal %s is shown at %s; the move is about %v",
					r.place(), name, place(all[name]), reason, place(at), about)
			}
		}
	})
	if there == 0 {
		t.Error("nothing was refused")
	}
	for _, kind := range p.Elsewhere {
		if elsewhere[kind] == 0 {
			t.Errorf("no refusal of a tap on a %s was shown elsewhere", kind)
		}
	}
	t.Logf("%d refusals where something was tapped, elsewhere %v", there, elsewhere)
}

// DraftsAreMadeWhereTheyLie taps at random while drafts are on. A tap may make a move only on a button or a row of a
// list, or where the move's draft lies.
func (p Promises[C, M, E, V, B]) DraftsAreMadeWhereTheyLie(t *testing.T) {
	drafts := 0
	p.each(t, func(r *Rig[C, M, E, V, B], c *games.Chance) {
		for range 10 {
			for n := 0; n < 40 && r.Board.Moving() && !r.State.Clocked; n++ { // a gliding eye would carry the draft off
				r.Tick(ui.Input{})
			}
			all := r.Targets()
			names := sorted(all)
			if len(names) == 0 {
				return
			}
			at := all[names[c.IntN(len(names))]].Center()
			if _, lies := all[r.named("draft")]; c.IntN(4) == 0 || lies && c.IntN(2) == 0 {
				f := r.frame().Field
				at = ui.Pt(f.X+f.W*float64(c.IntN(100))/100, f.Y+f.H*float64(c.IntN(100))/100)
			}
			kinds := r.on(at)
			_, ready := r.Draft()
			before := len(r.Match.Play.Made())
			clocked := r.State.Clocked
			r.Tap(ui.Touch, at)
			moves := r.Match.made(before)
			if len(moves) == 0 || clocked || r.State.Clocked {
				continue // hands on a clock make no drafts
			}
			if slices.ContainsFunc(kinds, func(kind string) bool { return begins(moves[0], p.Taps[kind]) }) {
				continue
			}
			cell := r.named("cell." + strings.ReplaceAll(append(strings.Fields(moves[0]), "")[1], ",", "."))
			lies := false
			for _, name := range []string{r.named("draft"), cell} {
				on, there := all[name]
				lies = lies || there && on.Grow(on.H/4).Has(at) // the reported part of a cell lacks its corners
			}
			if !ready || !lies || !begins(moves[0], p.Lies) {
				t.Errorf("%s: a tap at %v on %v makes %q; a draft was ready: %v", r.place(), at, kinds, moves[0], ready)
			}
			drafts++
		}
	})
	if len(p.Lies) > 0 && drafts == 0 {
		t.Error("no draft was made by a tap")
	}
}

// place names this rig in failures.
func (r *Rig[C, M, E, V, B]) place() string {
	return strings.Join([]string{
		place(ui.Rc(0, 0, r.screen.W, r.screen.H)), "seed", string(rune('0' + r.Match.Play.Record().Setup.Seed)),
	}, " ")
}

// HintsLightWhatTheyAreAbout proposes moves to those who may make them: what a move is about must be lit, and in sight.
func (p Promises[C, M, E, V, B]) HintsLightWhatTheyAreAbout(t *testing.T) {
	lit, about := 0, map[string]int{}
	p.each(t, func(r *Rig[C, M, E, V, B], c *games.Chance) {
		acting := r.Match.Play.Core().AppendActing(nil)
		if len(acting) == 0 || r.Reader >= 0 && r.Reader != acting[0].Seat || c.IntN(3) > 0 {
			return
		}
		moves := r.Match.Play.Def().AppendCandidates(nil, r.Match.Play.Core(), acting[0].Seat, c, 1)
		if len(moves) == 0 {
			return
		}
		m := moves[c.IntN(len(moves))]
		text := r.Match.Play.Def().Moves.Text(m)
		if !r.Board.Hint(m) || begins(text, p.Unlit) {
			return
		}
		lit++
		for range 90 { // the eye may have to go there
			r.Tick(ui.Input{})
		}
		list := r.Board.AppendHinted(nil)
		if !slices.ContainsFunc(list, func(at ui.Rect) bool { return !at.Empty() && r.screenHas(at.Center()) }) {
			t.Errorf("%s: the hint of %s lights nothing that is in sight: %v", r.place(), text, list)
		}
		name := r.named(p.About(m))
		at, there := r.Targets()[name]
		for _, other := range sorted(r.Targets()) {
			if kindOfName(other) == p.Chooses && !there {
				r.Tap(ui.Touch, r.Target(other))
				at, there = r.Targets()[name]
			}
		}
		if there {
			about[strings.Fields(text)[0]]++
			if !slices.ContainsFunc(list, func(on ui.Rect) bool { return on.Overlaps(at) }) {
				t.Errorf("%s: the hint of %s lights %v, and not %s at %v", r.place(), text, list, name, at)
			}
		}
		r.Board.Drop()
		r.Board.Sync(r.Match.Play.View(r.Reader))
	})
	if lit == 0 || len(about) == 0 {
		t.Errorf("%d hints were lit, about %v", lit, about)
	}
	t.Logf("%d hints, about %v", lit, about)
}

func (r *Rig[C, M, E, V, B]) screenHas(p ui.Point) bool {
	return ui.Rc(0, 0, r.screen.W, r.screen.H).Has(p)
}

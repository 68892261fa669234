package cards

import (
	"maps"
	"reflect"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	rules "runehall/internal/workshop/gamestest/toys/cards"
	"runehall/scenes/boards"
	"runehall/scenes/plain"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

type definition = plain.Def[rules.Move, rules.Event, rules.View]

// rungs are the fields of a plain board's definition that may be nil, each with a function that leaves it out. A new
// board grows by adding one after another, like the rungs of a ladder.
var rungs = map[string]func(d *definition){
	"Draw":    func(d *definition) { d.Draw = nil },
	"Field":   func(d *definition) { d.Field = nil },
	"Need":    func(d *definition) { d.Need = nil },
	"Event":   func(d *definition) { d.Event = nil },
	"Explain": func(d *definition) { d.Explain = nil },
	"Intent":  func(d *definition) { d.Intent = nil },
}

// TestWhatIsNilIsARung checks that the toy's definition leaves nothing nil except the two rungs that it does not need.
func TestWhatIsNilIsARung(t *testing.T) {
	// The ledge has room for a hand and its moves, and the things of each move name it.
	lacks := []string{"Need", "Intent"}
	fields := reflect.ValueOf(def())
	for i := range fields.NumField() {
		name := fields.Type().Field(i).Name
		if _, may := rungs[name]; fields.Field(i).IsZero() != slices.Contains(lacks, name) {
			t.Errorf("%s: nil is %v, and it is lacking: %v; it may be nil: %v", name, fields.Field(i).IsZero(),
				slices.Contains(lacks, name), may)
		}
	}
	for name := range rungs {
		if _, there := fields.Type().FieldByName(name); !there {
			t.Errorf("there is no field %s", name)
		}
	}
}

// TestEachRungMayBeLeftOut plays whole matches without each of the rungs, and without all of them.
func TestEachRungMayBeLeftOut(t *testing.T) {
	bare := def()
	for n, name := range slices.Sorted(maps.Keys(rungs)) {
		drop := rungs[name]
		drop(&bare)
		t.Run("without "+name, func(t *testing.T) {
			d := def()
			drop(&d)
			whole(t, &Board{plain.New(d)}, boardtest.Players[n%4], boardtest.Screens[n], 2+n%3, uint64(n))
		})
	}
	t.Run("without all", func(t *testing.T) {
		whole(t, &Board{plain.New(bare)}, boardtest.Players[1], boardtest.Screens[0], 3, 5)
	})
}

// sighted is a board that records which things it draws.
type sighted struct {
	*rig
	canvas *ui.Canvas
	image  *ebiten.Image
	drawn  []sight
}

type sight struct {
	thing plain.Thing
	at    ui.Rect
}

// looks returns a board for a reader of the match that records which things it draws.
func looks(m *boardtest.Match[*rules.Game, rules.Move, rules.Event, rules.View], d definition, s boardtest.Screen,
	reader games.Seat) *sighted {
	l := new(sighted)
	if draw := d.Draw; draw != nil {
		d.Draw = func(c *ui.Canvas, f *table.Frame, v rules.View, t plain.Thing, at ui.Rect) {
			l.drawn = append(l.drawn, sight{t, at})
			draw(c, f, v, t, at)
		}
	}
	l.rig = boardtest.NewRig(m, &Board{plain.New(d)}, s, reader)
	l.canvas, l.image = ui.NewCanvas(l.Kit), ebiten.NewImage(int(s.W), int(s.H))
	return l
}

// look draws the board, and returns every place at which it drew the thing.
func (l *sighted) look(t plain.Thing) (list []ui.Rect) {
	l.drawn = nil
	l.canvas.Begin(l.image)
	l.Board.Draw(l.canvas)
	for _, s := range l.drawn {
		if s.thing == t {
			list = append(list, s.at)
		}
	}
	return list
}

// TestThingsAreDrawn checks on all screens that things are drawn where they can be hit, and in their own shape. Equal
// cards lie in a stack of at most four. Plates with words are not drawn by the game, and without Draw nothing is.
func TestThingsAreDrawn(t *testing.T) {
	for i, s := range boardtest.Screens {
		m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: 2 + i%3, Seed: uint64(i)})
		m.Randoms(8)
		reader := m.Play.Core().AppendActing(nil)[0].Seat
		d := def()
		if i%2 == 1 {
			d.Field = nil
		}
		l := looks(m, d, s, reader)
		v := m.Play.View(reader)
		table, hand := rows(v, reader)
		for _, row := range slices.Concat(table, hand) {
			for _, p := range row.Plates {
				at, seen := l.Board.Things.Touched(p.Thing), l.look(p.Thing)
				want := max(1, p.Count)
				switch {
				case p.Shape == (boards.Shape{}):
					want = 0
				case row.Lies == plain.Single:
					want = 1
				default:
					want = min(want, 4)
				}
				if len(seen) != want {
					t.Fatalf("%vx%v at %v: %v is drawn %d times, want %d", s.W, s.H, s.Scale, p.Thing, len(seen), want)
				}
				for _, r := range seen {
					ratio := r.W / r.H
					if !at.Grow(2).Holds(r) || ratio < p.Shape.Least*.85 || ratio > p.Shape.Most*1.15 {
						t.Errorf("%vx%v at %v: %v is drawn at %v, and lies at %v", s.W, s.H, s.Scale, p.Thing, r, at)
					}
				}
			}
		}
		d.Draw = nil
		if words := looks(m, d, s, reader); len(words.look(things.The(deck))) != 0 ||
			words.Board.Things.Touched(things.The(deck)).Empty() {
			t.Errorf("%vx%v at %v: without the rung the deck is no plate with words", s.W, s.H, s.Scale)
		}
	}
}

// TestTheFieldIsTheGames checks on all screens that everything on the table has a place in the field, where it can be
// hit.
func TestTheFieldIsTheGames(t *testing.T) {
	for i, s := range boardtest.Screens {
		m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: 2 + i%3, Seed: uint64(i)})
		for step, on := 0, true; on; step++ {
			if _, on = m.Random(); step%5 > 0 {
				continue
			}
			v := m.Play.View(0)
			r := boardtest.NewRig(m, New(), s, 0)
			table, _ := rows(v, 0)
			for _, row := range table {
				for _, p := range row.Plates {
					at := r.Board.Things.Touched(p.Thing)
					if at.Empty() || !r.Board.Given.Frame.Field.Grow(1).Holds(at) ||
						r.Board.Hit(at.Center()) != p.Thing {
						t.Fatalf("%vx%v at %v: %v lies at %v", s.W, s.H, s.Scale, p.Thing, at)
					}
				}
			}
		}
	}
}

// playsNumber plays a number card of whoever is on turn, and returns the card.
func playsNumber(l *sighted) (plain.Thing, bool) {
	acting := l.Match.Play.Core().AppendActing(nil)
	moves := l.Match.Play.Core().AppendMoves(nil, acting[0].Seat)
	i := slices.IndexFunc(moves, func(m rules.Move) bool { return m.Kind == rules.Play })
	if i < 0 {
		return plain.Thing{}, false
	}
	on := things.OwnNth(card, acting[0].Seat, moves[i].Card)
	l.Play(acting[0].Seat, moves[i])
	return on, true
}

// TestWhatIsElsewhereFlies plays a number card: it flies from the hand to the table, with or without Event. With
// reduced motion it is at its new place at once.
func TestWhatIsElsewhereFlies(t *testing.T) {
	for _, still := range []bool{false, true} {
		for _, own := range []bool{false, true} {
			m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: 2, Seed: 3})
			d := def()
			if !own {
				d.Event = nil
			}
			l := looks(m, d, boardtest.Screens[7], m.Play.Core().AppendActing(nil)[0].Seat)
			l.Kit.Look.ReducedMotion = still
			l.Board.Timeline.Tempo.Reduced = still
			hand := l.Board.Things.Touched(things.OwnNth(card, l.Reader, firstNumber(m.Play.View(l.Reader), l.Reader)))
			if _, ok := playsNumber(l); !ok {
				t.Fatal("no number can be played")
			}
			var way []ui.Point
			for l.Board.Moving() {
				l.Tick(ui.Input{})
				if seen := l.look(things.The(played)); len(seen) > 0 {
					way = append(way, seen[0].Center())
				}
			}
			home := l.Board.Things.Touched(things.The(played)).Center()
			between := slices.ContainsFunc(way, func(p ui.Point) bool {
				return p.Dist(home) > 20 && p.Dist(hand.Center()) > 20
			})
			if len(way) < 5 || between == still || way[len(way)-1].Dist(home) > 2 ||
				!still && way[0].Dist(hand.Center()) > hand.W {
				t.Errorf("still %v, own %v: from %v to %v the card comes by %v", still, own, hand.Center(), home, way)
			}
			if l.look(things.The(played)); !l.Board.Shown() {
				t.Error("the picture does not come to rest")
			}
		}
	}
}

func firstNumber(v rules.View, s games.Seat) rules.Card {
	for c := rules.One; c <= rules.Three; c++ {
		if v.Hands[s][c] > 0 {
			return c
		}
	}
	return rules.NoCard
}

// TestThingsAreExplained taps the deck, which is part of no move, on all screens and with all devices: it is explained
// until a step back. Without Explain nothing is.
func TestThingsAreExplained(t *testing.T) {
	for i, s := range boardtest.Screens {
		m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: 2, Seed: 3})
		seat := m.Play.Core().AppendActing(nil)[0].Seat
		r := boardtest.NewRig(m, New(), s, seat)
		p := boardtest.Players[i%4]
		press(r, p, things.The(deck))
		if at := r.Board.Things.Touched(things.The(plain.Closer)); at.Empty() {
			t.Fatalf("%vx%v at %v: the deck is not explained; there is %v", s.W, s.H, s.Scale, r.Targets())
		}
		r.Settle()
		if !r.Board.Drop() {
			t.Error("what is explained does not go with a step back")
		}
		r.Tick(ui.Input{})
		if at := r.Board.Things.Touched(things.The(plain.Closer)); !at.Empty() {
			t.Error("a step back leaves the sheet open")
		}
		all := def()
		for c := rules.One; c <= rules.Shield; c++ {
			if e := all.Explain(m.Play.View(seat), things.OwnNth(card, seat, c)); len(e.Lines) < 2 ||
				e.Picture == (plain.Thing{}) {
				t.Errorf("of %v it is said %v", c, e)
			}
		}
		all.Explain = nil
		silent := boardtest.NewRig(m, &Board{plain.New(all)}, s, seat)
		if press(silent, p, things.The(deck)); !silent.Board.Things.Touched(things.The(plain.Closer)).Empty() {
			t.Error("without the rung something is explained")
		}
	}
}

// TestAllMovesAreOffered checks on all screens that every move is offered while nothing is chosen, if need be after
// pressing the plate for more, which goes round.
func TestAllMovesAreOffered(t *testing.T) {
	for _, s := range boardtest.Screens {
		m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: 2, Seed: 3})
		seat := m.Play.Core().AppendActing(nil)[0].Seat
		r := boardtest.NewRig(m, New(), s, seat)
		var seen []rules.Move
		for range 20 {
			seen = append(seen, r.Board.Offers()...)
			if r.Board.Things.Touched(things.The(plain.More)).Empty() ||
				len(seen) > 1 && slices.Index(seen[1:], seen[0]) >= 0 {
				break
			}
			press(r, boardtest.Players[1], things.The(plain.More))
		}
		for _, want := range m.Play.Core().AppendMoves(nil, seat) {
			if !slices.Contains(seen, want) {
				t.Errorf("%vx%v at %v: %v is not offered among %v", s.W, s.H, s.Scale, want, seen)
			}
		}
	}
}

package boardtest

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/scenes/motion"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// Aloft is a thing that flies over a board: from where to where, on the screen.
type Aloft struct {
	motion.Way
	From, To ui.Point
}

// lies knows where everything with a name lies, seen or heard, and which seat a point on the screen belongs to.
type lies struct {
	game  string
	ledge ui.Rect
	front games.Seat
	named map[string]ui.Rect
}

func (r *Rig[C, M, E, V, B]) lies() lies {
	heard := stage.NewHeard(r.Root, Books(r.T)["en"])
	report := table.Report{Targets: map[string]ui.Rect{}, State: map[string]any{}, Root: r.Root, Heard: heard}
	r.Board.Report(&report)
	for name, at := range heard.Rects {
		if _, there := report.Targets[name]; !there {
			report.Targets[name] = at
		}
	}
	return lies{r.Match.Play.Def().ID, r.frame().Ledge, r.State.Front, report.Targets}
}

// whose returns the seats that a point belongs to. The ledge belongs to the seat in front; the others have chips or
// trays.
func (l *lies) whose(p ui.Point) map[games.Seat]bool {
	seats := map[games.Seat]bool{}
	if l.ledge.Has(p) {
		seats[l.front] = true
	}
	for s := range games.Seat(games.MaxSeats) {
		for _, part := range []string{"seat", "tray"} {
			if at := l.named[fmt.Sprintf("%s.%s.%d", l.game, part, s)]; at.Grow(1).Has(p) {
				seats[s] = true
			}
		}
	}
	return seats
}

// has reports whether something whose name begins so lies at a point, and whether there is anything of such a name.
func (l *lies) has(prefix string, p ui.Point) (has, there bool) {
	for name, at := range l.named {
		if strings.HasPrefix(name, l.game+"."+prefix) {
			has, there = has || at.Grow(1).Has(p), true
		}
	}
	return has, there
}

// at checks one end of a flight. end names a field of the event that holds a seat or, after a dot, a thing. known says
// whether the screen shows enough to tell.
func (l *lies) at(e any, end string, p ui.Point) (right, known bool) {
	if prefix, thing := strings.CutPrefix(end, "."); thing {
		has, there := l.has(prefix, p)
		return has || !there, there
	}
	seat := games.Seat(reflect.ValueOf(e).FieldByName(end).Int())
	seats := l.whose(p)
	return len(seats) == 0 || seats[seat], len(seats) > 0
}

// FlightsBeginAndEndRight plays matches and looks at what flies when an event is shown. ends says, by name of the
// event, from where to where: "From>Seat" for fields with seats, ".deck>Seat" for a thing by the beginning of its name.
// An end that is not named may be anywhere.
func (p Promises[C, M, E, V, B]) FlightsBeginAndEndRight(
	t *testing.T, aloft func(b B) []Aloft, ends map[string]string,
) {
	told := map[string]int{}
	for n, at := range seatedAt {
		m := p.Match(t, uint64(n))
		r := p.Rig(m, at.Screen, at.reader)
		for range 200 {
			r.Board.Sync(m.Play.View(r.Reader))
			r.Look()
			r.rest()
			events, on := m.Random()
			if !on {
				break
			}
			v := m.Play.View(r.Reader)
			for _, e := range known(m.Play.Def(), events, r.Reader) {
				name := games.EventName(e)
				from, to, _ := strings.Cut(ends[name], ">")
				where := r.lies()
				for i, f := range r.flights([]E{e}, v, aloft) {
					for _, end := range []struct {
						is, of string
						p      ui.Point
					}{{"begins", from, f.From}, {"ends", to, f.To}} {
						if end.of == "" {
							continue
						}
						right, known := where.at(e, end.of, end.p)
						if !right {
							t.Fatalf("%s, reader %d: flight %d of %s %+v %s at %v, where %v and not %s",
								r.place(), r.Reader, i, name, e, end.is, end.p, where.whose(end.p), end.of)
						}
						if known {
							told[name+" "+end.is]++
						}
					}
				}
				r.Board.Finish()
			}
		}
	}
	if len(told) == 0 {
		t.Error("no flight was seen")
	}
	t.Logf("seen: %v", told)
}

// flights tells the board some events, and returns what flies as soon as anything does.
func (r *Rig[C, M, E, V, B]) flights(events []E, v V, aloft func(b B) []Aloft) []Aloft {
	r.Board.Tell(events, v)
	for n := 0; n < 3000 && !r.Board.Shown(); n++ {
		r.step()
		if list := aloft(r.Board); len(list) > 0 {
			return list
		}
	}
	return nil
}

// NothingIsLostInTheAir plays matches and counts in each tick while events are shown: as much must lie on the table, be
// held, and fly as before. count counts all of it, and returns false while the picture does not show an amount. ends
// names the events that remove things for good.
func (p Promises[C, M, E, V, B]) NothingIsLostInTheAir(t *testing.T, count func(b B) (int, bool), ends ...string) {
	flew := 0
	for n, at := range seatedAt {
		m := p.Match(t, uint64(n))
		r := p.Rig(m, at.Screen, at.reader)
		r.Board.Sync(m.Play.View(r.Reader))
		r.rest()
		want, _ := count(r.Board)
		for range 120 {
			events, on := m.Random()
			if !on {
				break
			}
			began := r.ticks
			for _, e := range known(m.Play.Def(), events, r.Reader) {
				r.Board.Tell([]E{e}, m.Play.View(r.Reader))
				for leaves := slices.Contains(ends, games.EventName(e)); !r.Board.Shown(); {
					r.step()
					switch got, known := count(r.Board); {
					case leaves && r.Board.Shown():
						want = got
					case known && !leaves && got != want:
						t.Fatalf("%s, reader %d, after %v, tick %d of %s %+v: there are %d, not %d",
							r.place(), r.Reader, m.Text, r.ticks-began, games.EventName(e), e, got, want)
					}
					flew++
				}
			}
			r.Board.Finish()
			if got, known := count(r.Board); known && got != want {
				t.Fatalf("%s, reader %d, after %v: there are %d, not %d", r.place(), r.Reader, m.Text, got, want)
			}
		}
	}
	if flew == 0 {
		t.Error("nothing moved")
	}
}

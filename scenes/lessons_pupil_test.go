package scenes

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"runehall/assets/learn"
	"runehall/games/lesson"
	"runehall/internal/store"
	"runehall/internal/workshop/learntest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// pupil plays a lesson at a real board without a window.
type pupil struct {
	*driver
	what   string // name of the lesson and its screen, for failures
	lesson *lesson.Lesson
	wheel  steering
	taps   map[string][]string // what to tap at each question, by the question's key
	by     ui.Device           // the device to press with; NoDevice: the wheel makes the meant moves
	chance *rand.Rand          // chooses any move that fits; nil: the meant one
	gilds  bool                // presses the golden button whenever it is golden
	errs   bool                // tries another legal move at each question first
	// letters are too large for the smallest screen: words may then cover other things than those they speak of
	large bool
	looks func(s *lesson.Step)
	// golden counts how often the golden button was pressed before all was chosen.
	golden int
	lies   map[string]int // on what the words lay
}

// newPupil begins a lesson on a screen of a size, in a language at a scale.
func newPupil(t *testing.T, id string, size ui.Size, tag string, scale float64) *pupil {
	t.Helper()
	l, err := learn.Read(id)
	if err != nil {
		t.Fatal(err)
	}
	p := &pupil{
		what: fmt.Sprintf("%s at %vx%v in %s", id, size.W, size.H, tag), lesson: l, wheel: steered(t)[l.Game],
		taps: learntest.Taps(t, id), lies: map[string]int{},
	}
	p.driver = launch(t, size, Config{Store: store.Memory(store.Config{}), Lang: tag, Scale: scale})
	p.app.apply(stage.Drafts.Set(p.app.stage.Settings, true))
	p.tick()
	p.app.stage.Push(lessonOf(p.app.stage, id))
	p.tick()
	p.settle()
	return p
}

func (p *pupil) at() int { return int(p.line.State["lesson.step"].(float64)) }

func (p *pupil) step() *lesson.Step {
	if n := p.at(); n < len(p.lesson.Steps) {
		return &p.lesson.Steps[n]
	}
	return nil
}

// legal lists the learner's moves.
func (p *pupil) legal() []string {
	return p.wheel.legal(p.app.stack.top().scene.(recorder).Record(), p.lesson.Learner())
}

// learns plays the lesson until it has been left.
func (p *pupil) learns() {
	p.t.Helper()
	asked, looked := map[int]bool{}, map[string]bool{}
	for range 300 {
		if p.line.Scene != "table" || p.line.State["lesson"] == nil {
			if !p.app.stage.Settings.Learned(p.lesson.ID) {
				p.t.Fatalf("%s: it was left and is not learnt", p.what)
			}
			return
		}
		s := p.step()
		// Looking lays the words anew, and so begins a strip of several pages from its first one.
		if said := fmt.Sprint(p.line.State["moves"], p.at(),
			p.line.State["lesson.says"]); p.looks != nil && !looked[said] &&
			p.line.State["lesson.says"] != nil {
			looked[said] = true
			p.looks(s)
		}
		switch {
		case s == nil || s.Kind == lesson.Say:
			p.said(s)
			p.press("table.confirm")
		case s.Kind == lesson.Free && p.line.State["lesson.says"] != nil && !p.can("table.lesson.away"):
			p.press("table.confirm")
		case s.Kind == lesson.Free:
			if p.line.State["lesson.says"] != nil { // until the first move of the learner's own
				p.said(s)
			}
			p.plays(s)
		case s.Kind == lesson.Ask:
			p.said(s)
			if other := p.other(s); p.errs && !asked[s.Line] && other != "" {
				p.strays(s, other)
			}
			asked[s.Line] = true
			p.answers(s)
		default:
			p.t.Fatalf("%s: it stands in line %d", p.what, s.Line)
		}
		p.settle()
	}
	p.t.Fatalf("%s: it does not end, and stands at %+v", p.what, p.step())
}

// plays makes any move of the learner's own.
func (p *pupil) plays(s *lesson.Step) {
	moves := p.legal()
	if len(moves) == 0 && p.lesson.Game == "toss" { // gestures are too many to be listed
		moves = []string{"throw 0 0 6000 0 3"}
	}
	if len(moves) == 0 {
		p.t.Fatalf("%s: nothing can be done in line %d", p.what, s.Line)
	}
	p.wheel.makes(moves[len(moves)/2])
	p.tick()
}

// answers makes the move that is asked for. Where keys would move a cursor over a plane, the wheel makes it, since the
// tests of the boards cover such cursors.
func (p *pupil) answers(s *lesson.Step) {
	p.t.Helper()
	moves := p.line.State["moves"].(float64)
	names := p.taps[s.Key]
	onPlane := slices.ContainsFunc(names, func(name string) bool {
		return strings.Contains(name, ".cell.") || strings.Contains(name, ".place.")
	})
	if p.by == ui.NoDevice || names == nil || onPlane && (p.by == ui.KeyDevice || p.by == ui.PadDevice) {
		p.wheel.makes(p.chosen(s))
		p.tick()
		p.settle()
	} else {
		p.taking(s, names)
	}
	if now := p.line.State["moves"]; now != nil && now.(float64) <= moves || p.line.State["lesson.stray"] == true {
		p.t.Fatalf("%s: line %d: what is meant was not made; the state is %v", p.what, s.Line, p.line.State)
	}
}

// taking presses things one after another, as the lesson's taps say.
func (p *pupil) taking(s *lesson.Step, names []string) {
	p.t.Helper()
	for i, name := range names {
		if until, is := strings.CutPrefix(name, "?"); is {
			for n := 0; n < 6 && !p.can(names[i+1]); n++ {
				p.press(until)
			}
			continue
		}
		if list := p.names(name); strings.HasSuffix(name, ".") && len(list) > 0 {
			name = list[0]
		}
		if i > 0 {
			p.inSight(s)
		}
		if p.gilds && name != "table.confirm" && p.line.State["gold"] == true && p.can("table.confirm") {
			made := p.line.State["moves"]
			p.golden++
			p.press("table.confirm")
			if p.line.State["moves"] != made || p.line.State["lesson.stray"] == true {
				return
			}
		}
		if !p.can(name) {
			p.t.Fatalf("%s: line %d: there is no %s, only %v; the state is %v", p.what, s.Line, name,
				p.names(""), p.line.State)
		}
		p.press(name)
	}
}

// said checks the words: they are there, they cover neither the golden button nor what they speak of, and the things
// that they name are on the board.
func (p *pupil) said(s *lesson.Step) {
	p.t.Helper()
	says, _ := p.line.State["lesson.says"].(string)
	if says == "" || strings.Contains(says, "⟦") {
		p.t.Fatalf("%s: step %d says %q; the state is %v", p.what, p.at(), says, p.line.State)
	}
	bubble := p.target("table.lesson")
	if !(ui.Rect{W: p.size.W, H: p.size.H}).Holds(bubble) {
		p.t.Errorf("%s: the bubble lies on %v: %s", p.what, bubble, says)
	}
	p.liesBare(fmt.Sprintf("%s: step %d: %s", p.what, p.at(), says), "table.lesson",
		p.line.State["lesson.strip"] == true, p.lies)
	if share := bubble.W * bubble.H / (p.size.W * p.size.H); share > .25 {
		p.t.Errorf("%s: the bubble covers %.0f %% of the screen: %s", p.what, 100*share, says)
	}
	if field := p.place("field"); bubble.Intersect(field).W*bubble.Intersect(field).H > .5*field.W*field.H {
		p.t.Errorf("%s: step %d: the bubble at %v covers more than half of the field at %v: %s", p.what, p.at(),
			bubble, field, says)
	}
	if g := p.target("table.confirm"); bubble.Overlaps(g) {
		p.t.Errorf("%s: the bubble at %v lies on the golden button at %v: %s", p.what, bubble, g, says)
	}
	if s == nil {
		return
	}
	for _, name := range p.choices(s) {
		if p.large {
			break
		}
		if at := p.target(name); bubble.Overlaps(at.Grow(-1)) {
			p.t.Errorf("%s: line %d: the bubble at %v lies on %s at %v, which may be what is meant: %s", p.what, s.Line,
				bubble, name, at, says)
		}
	}
	p.inSight(s)
	for i, thing := range s.Things {
		on, ok := p.rect("lesson.at." + thing)
		if !ok {
			p.t.Errorf("%s: line %d: %s is nowhere on the screen; there are %v", p.what, s.Line, thing,
				p.names(p.lesson.Game+"."))
			continue
		}
		if large := min(p.size.W, p.size.H) > 700; i == 0 && large && apart(bubble, on) > .75*max(p.size.W, p.size.H) {
			p.t.Errorf("%s: line %d: the bubble at %v points far away, at %s at %v: %s", p.what, s.Line, bubble,
				thing, on, says)
		}
		if bubble.Overlaps(on) {
			p.t.Errorf("%s: line %d: the bubble at %v lies on %s at %v: %s", p.what, s.Line, bubble, thing, on, says)
		}
	}
}

// inSight checks that what is asked for is on the screen, also when a part of the move has been chosen: a cell that the
// field cuts is narrower or lower than others.
func (p *pupil) inSight(s *lesson.Step) {
	p.t.Helper()
	for _, thing := range s.Things {
		if on, ok := p.rect("lesson.at." + thing); strings.Contains(thing, ".cell.") &&
			(!ok || on.W < .8*on.H || on.W > 1.25*on.H) {
			p.t.Errorf("%s: line %d: of %s only %v is in sight; %v", p.what, s.Line, thing, on, p.line.State)
		}
	}
}

// choices returns what is looked for or pressed next: everything of a kind that the words speak of, or that is tapped
// at a question. It leaves out the cells of a plane, which may fill the screen, and what leads elsewhere.
func (p *pupil) choices(s *lesson.Step) (names []string) {
	var kinds []string
	for _, thing := range s.Things {
		for one := range strings.SplitSeq(thing, "/") {
			if strings.HasSuffix(one, ".") {
				kinds = append(kinds, one)
			}
		}
	}
	if s.Kind == lesson.Ask && p.line.State["lesson.stray"] != true {
		for _, name := range p.taps[s.Key] {
			if name = strings.TrimPrefix(name, "?"); p.can(name) {
				names = append(names, name)
			}
			kind := name[:strings.LastIndex(name, ".")+1]
			if !slices.ContainsFunc([]string{"table.", ".cell.", ".place.", ".door.", ".tab."},
				func(other string) bool { return strings.HasSuffix(kind, other) }) {
				kinds = append(kinds, kind)
			}
		}
	}
	for _, kind := range kinds {
		names = append(names, p.names(kind)...)
	}
	return names
}

// apart returns the distance between two places.
func apart(a, b ui.Rect) float64 {
	x := max(0, a.X-b.Right(), b.X-a.Right())
	y := max(0, a.Y-b.Bottom(), b.Y-a.Bottom())
	return math.Hypot(x, y)
}

// show checks what is said, on a screen of a size.
func (p *pupil) show(s *lesson.Step, size ui.Size, what string) {
	p.t.Helper()
	p.size, p.what = size, what
	p.tick()
	p.settle()
	p.said(s)
}

// target returns where a thing lies that can be pressed, or an empty place.
func (d *driver) target(name string) ui.Rect {
	r := d.line.Targets[name]
	return ui.Rc(r[0], r[1], r[2], r[3])
}

// other returns a legal move that is not the meant one, or "" if there is none.
func (p *pupil) other(s *lesson.Step) string {
	meant := p.lesson.Steps[p.at()+1].Move
	for _, m := range p.legal() {
		if m != meant && !s.Allow.Fits(m) {
			return m
		}
	}
	return ""
}

// strays makes a move that is not meant: it is shown and taken back, and from then on the meant one is lit.
func (p *pupil) strays(s *lesson.Step, other string) {
	p.t.Helper()
	if p.line.State["lesson.lit"] != false {
		p.t.Errorf("%s: line %d: what is meant is lit before the first try", p.what, s.Line)
	}
	moves, at := p.line.State["moves"], p.at()
	p.wheel.makes(other)
	p.tick()
	p.settle()
	if p.line.State["lesson.stray"] == true {
		if p.line.State["moves"] == moves {
			p.t.Errorf("%s: line %d: %q was not shown", p.what, s.Line, other)
		}
		p.press("table.confirm")
	}
	if p.line.State["lesson.stray"] == true || p.line.State["moves"] != moves || p.at() != at ||
		p.line.State["lesson.tries"] != 1.0 {
		p.t.Fatalf("%s: line %d: after %q the state is %v", p.what, s.Line, other, p.line.State)
	}
	if p.line.State["lesson.lit"] != true {
		p.t.Errorf("%s: line %d: after a try nothing is lit", p.what, s.Line)
	}
	p.said(s)
}

// chosen returns the move that a learner makes at a question: the meant one or, by chance, another that fits.
func (p *pupil) chosen(s *lesson.Step) string {
	meant := p.lesson.Steps[p.at()+1].Move
	var fit []string
	for _, m := range p.legal() {
		if m == meant || s.Allow.Fits(m) {
			fit = append(fit, m)
		}
	}
	switch {
	case p.chance != nil && len(fit) > 0:
		return fit[p.chance.IntN(len(fit))]
	case !slices.Contains(fit, meant) && len(fit) > 0:
		return fit[0] // an earlier choice may have made the meant one impossible
	}
	return meant
}

// press presses a thing that can be pressed now, with the pupil's device.
func (p *pupil) press(name string) {
	p.t.Helper()
	p.settle()
	switch p.by {
	case ui.MouseDevice:
		p.click(p.middle(name))
	case ui.KeyDevice, ui.PadDevice:
		p.goTo(name)
		p.action(ui.Confirm)
	default:
		p.touch(p.middle(name))
	}
	p.settle()
}

// click clicks with a mouse that comes from outside the target.
func (d *driver) click(at ui.Point) {
	d.t.Helper()
	for _, phase := range []ui.Phase{ui.Hover, ui.Press, ui.Release} {
		d.in.Device = ui.MouseDevice
		d.in.Pointers = []ui.Pointer{{ID: ui.MousePointer, Kind: ui.Mouse, Button: ui.LeftButton, Phase: phase, At: at,
			Start: at, Last: at}}
		d.tick()
	}
}

// action presses a key or a button of a gamepad.
func (p *pupil) action(a ui.Action) {
	p.t.Helper()
	p.in.Device, p.in.Pressed, p.in.Held = p.by, ui.ActionSet(a), ui.ActionSet(a)
	if p.by == ui.PadDevice {
		p.in.Pad = ui.LetterPad
	}
	p.tickUnseen()
}

// goTo moves the focus to a thing. From each thing it takes the direction taken least often from there, and of those
// the most promising one.
func (p *pupil) goTo(name string) {
	p.t.Helper()
	owner := p.app.ask(p.app.stack.top()).Heard.Owners[name]
	type step struct {
		from any
		at   ui.Point // where a cursor is: it has one owner everywhere
		way  ui.Action
	}
	gone := map[step]int{}
	for range 400 {
		root := p.app.stack.top().root
		from := root.Focused()
		if from == owner && root.RingShown() {
			return
		}
		var at, to ui.Rect
		for o, r := range root.Stops {
			if o == from {
				at = r
			}
			if o == owner {
				to = r
			}
		}
		ways := []ui.Action{ui.Next}
		if p.by == ui.PadDevice {
			ways = towards(at, to)
		}
		best := slices.MinFunc(ways, func(a, b ui.Action) int {
			return gone[step{from, at.Center(), a}] - gone[step{from, at.Center(), b}]
		})
		if root.RingShown() { // the first press only shows where the focus is
			gone[step{from, at.Center(), best}]++
		}
		p.action(best)
	}
	p.settle()
	p.t.Fatalf("%s: with device %v the focus does not reach %s; it is on %v", p.what, p.by, name, p.line.State["focus"])
}

// towards returns the directions of a gamepad's cross, the one that leads furthest towards a place first.
func towards(from, to ui.Rect) []ui.Action {
	d := to.Center().Sub(from.Center())
	along, across := []ui.Action{ui.Right, ui.Left}, []ui.Action{ui.Down, ui.Up}
	if d.X < 0 {
		slices.Reverse(along)
	}
	if d.Y < 0 {
		slices.Reverse(across)
	}
	if math.Abs(d.Y) > math.Abs(d.X) {
		along, across = across, along
	}
	return []ui.Action{along[0], across[0], across[1], along[1]}
}

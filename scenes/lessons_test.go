package scenes

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/assets/learn"
	"runehall/games/lesson"
	"runehall/internal/store"
	"runehall/scenes/pagetest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// pupil plays a lesson at a real board without a window.
type pupil struct {
	*driver
	lesson *lesson.Lesson
	wheel  func() steering
	chance *rand.Rand // chooses among what fits; nil: what is meant is chosen
	errs   bool       // tries another legal move at each question first
}

// lessonSizes are the screens on which lessons are played.
var lessonSizes = []ui.Size{{W: 360, H: 640}, {W: 412, H: 915}, {W: 915, H: 412}, {W: 1440, H: 900}}

func TestLessonsAreLearntByRightMoves(t *testing.T)    { playLessons(t, false) }
func TestLessonsAreLearntAfterWrongMoves(t *testing.T) { playLessons(t, true) }

// playLessons plays each lesson to its end, in each size in another language.
func playLessons(t *testing.T, errs bool) {
	for i, id := range learn.Names() {
		t.Run(id, func(t *testing.T) {
			for j, size := range lessonSizes {
				if testing.Short() && j != i%len(lessonSizes) {
					continue
				}
				tag := lang.Tags()[(i+j)%len(lang.Tags())]
				playLesson(t, id, size, tag, 1, errs)
			}
		})
	}
}

// TestLessonsInLargeLetters plays each lesson on the smallest screen in German at a half more.
func TestLessonsInLargeLetters(t *testing.T) {
	pagetest.Long(t)
	for _, id := range learn.Names() {
		t.Run(id, func(t *testing.T) { playLesson(t, id, ui.Sz(360, 640), "de", 1.5, true) })
	}
}

func playLesson(t *testing.T, id string, size ui.Size, tag string, scale float64, errs bool) {
	t.Helper()
	l, err := learn.Read(id)
	if err != nil {
		t.Fatal(err)
	}
	p := &pupil{lesson: l, wheel: steered(t), errs: errs}
	p.driver = launch(t, size, Config{Store: store.Memory(store.Config{})})
	p.app.apply(stage.Language.Set(p.app.stage.Settings, tag))
	if scale != 1 {
		p.app.apply(stage.Scale.Set(p.app.stage.Settings, scale))
	}
	p.tick()
	p.settle()
	p.app.stage.Push(lessonOf(p.app.stage, id))
	p.tick()
	p.settle()
	p.learns(fmt.Sprintf("%s at %v in %s", id, size, tag))
}

func (p *pupil) step() *lesson.Step {
	n := int(p.line.State["lesson.step"].(float64))
	if n >= len(p.lesson.Steps) {
		return nil
	}
	return &p.lesson.Steps[n]
}

// learns goes through the lesson until it has been left.
func (p *pupil) learns(what string) {
	p.t.Helper()
	asked := map[int]bool{}
	for range 300 {
		if p.line.Scene != "table" || p.line.State["lesson"] == nil {
			if !p.app.stage.Settings.Learned(p.lesson.ID) {
				p.t.Fatalf("%s: it was left and is not learnt", what)
			}
			return
		}
		s := p.step()
		switch {
		case s == nil || s.Kind == lesson.Say:
			p.said(what, s)
			p.tap("table.confirm")
		case s.Kind == lesson.Free && len(p.names("table.lesson.away")) == 0 && p.line.State["lesson.says"] != nil:
			p.tap("table.confirm")
		case s.Kind == lesson.Free:
			p.said(what, s)
			moves := p.wheel().legal(p.lesson.Learner())
			if len(moves) == 0 && p.lesson.Game == "toss" { // gestures are too many to be listed
				moves = []string{"throw 0 0 6000 0 3"}
			}
			if len(moves) == 0 {
				p.t.Fatalf("%s: nothing can be done in line %d", what, s.Line)
			}
			p.wheel().makes(moves[len(moves)/2])
			p.tick()
		case s.Kind == lesson.Ask:
			p.said(what, s)
			if other := p.other(s); p.errs && !asked[s.Line] && other != "" {
				p.strays(what, s, other)
			}
			asked[s.Line] = true
			moves := int(p.line.State["moves"].(float64))
			p.wheel().makes(p.chosen(s))
			p.tick()
			p.settle()
			if now := p.line.State["moves"]; now != nil && int(now.(float64)) <= moves {
				p.t.Fatalf("%s: line %d: what is meant was not made; the toast says %v", what, s.Line, p.line.State["toast"])
			}
		default:
			p.t.Fatalf("%s: it stands in line %d", what, s.Line)
		}
		p.settle()
	}
	p.t.Fatalf("%s: it does not end, and stands at %+v", what, p.step())
}

func (p *pupil) at() int { return int(p.line.State["lesson.step"].(float64)) }

// said looks at what is said: it is there, it covers neither the golden button nor what it speaks of, and things that it names are on the board.
func (p *pupil) said(what string, s *lesson.Step) {
	p.t.Helper()
	says, _ := p.line.State["lesson.says"].(string)
	if says == "" || strings.Contains(says, "⟦") {
		p.t.Fatalf("%s: step %d says %q; the state is %v", what, p.at(), says, p.line.State)
	}
	r := p.line.Targets["table.lesson"]
	bubble := ui.Rc(r[0], r[1], r[2], r[3])
	if !(ui.Rect{W: p.size.W, H: p.size.H}).Holds(bubble) {
		p.t.Errorf("%s: the bubble lies on %v: %s", what, bubble, says)
	}
	if share := bubble.W * bubble.H / (p.size.W * p.size.H); share > .25 {
		p.t.Errorf("%s: the bubble covers %.0f %% of the screen: %s", what, 100*share, says)
	}
	if g, there := p.line.Targets["table.confirm"]; there && bubble.Overlaps(ui.Rc(g[0], g[1], g[2], g[3])) {
		p.t.Errorf("%s: the bubble at %v lies on the golden button at %v: %s", what, bubble, g, says)
	}
	if s == nil {
		return
	}
	for i, thing := range s.Things {
		at, ok := p.line.State["lesson.at."+thing].(map[string]any)
		if !ok {
			p.t.Errorf("%s: line %d: %s is nowhere on the screen; there are %v", what, s.Line, thing, p.names(p.lesson.Game+"."))
			continue
		}
		on := ui.Rc(at["X"].(float64), at["Y"].(float64), at["W"].(float64), at["H"].(float64))
		if large := p.app.stage.Kit.Look.Interface > 1; bubble.Overlaps(on) && (i == 0 || !large) {
			p.t.Errorf("%s: line %d: the bubble at %v lies on %s at %v: %s", what, s.Line, bubble, thing, on, says)
		}
	}
}

// other returns a legal move that is not meant, or "" if there is none.
func (p *pupil) other(s *lesson.Step) string {
	meant := p.lesson.Steps[p.at()+1].Move
	for _, m := range p.wheel().legal(p.lesson.Learner()) {
		if m != meant && !s.Allow.Fits(m) {
			return m
		}
	}
	return ""
}

// strays makes a move that is not meant: it is shown, and taken back, and what is meant is lit from then on.
func (p *pupil) strays(what string, s *lesson.Step, other string) {
	p.t.Helper()
	if lit := p.wheel().lit(); lit != "" {
		p.t.Errorf("%s: line %d: %q is lit before the first try", what, s.Line, lit)
	}
	moves, at := p.line.State["moves"], p.at()
	p.wheel().makes(other)
	p.tick()
	p.settle()
	if p.line.State["lesson.stray"] == true {
		if p.line.State["moves"] == moves {
			p.t.Errorf("%s: line %d: %q was not shown", what, s.Line, other)
		}
		p.tap("table.confirm")
		p.settle()
	}
	if p.line.State["lesson.stray"] == true || p.line.State["moves"] != moves || p.at() != at || p.line.State["lesson.tries"] != 1.0 {
		p.t.Fatalf("%s: line %d: after %q the state is %v", what, s.Line, other, p.line.State)
	}
	if lit := p.wheel().lit(); lit == "" {
		p.t.Errorf("%s: line %d: after a try nothing is lit", what, s.Line)
	}
}

// TestEveryMoveThatFitsLeadsOn has a learner choose by chance among all that a question allows.
func TestEveryMoveThatFitsLeadsOn(t *testing.T) {
	for _, id := range learn.Names() {
		t.Run(id, func(t *testing.T) {
			l, err := learn.Read(id)
			if err != nil {
				t.Fatal(err)
			}
			if !slices.ContainsFunc(l.Steps, func(s lesson.Step) bool { return len(s.Allow) > 0 && !s.Instead }) {
				t.Skip("each of its questions has one answer")
			}
			for seed := range uint64(8) {
				p := &pupil{lesson: l, wheel: steered(t), chance: rand.New(rand.NewPCG(seed, 1))}
				p.driver = launch(t, ui.Sz(1440, 900), Config{Store: store.Memory(store.Config{})})
				p.app.stage.Push(lessonOf(p.app.stage, id))
				p.tick()
				p.settle()
				p.learns(fmt.Sprintf("%s by chance %d", id, seed))
			}
		})
	}
}

// chosen returns what a learner does who is asked: what is meant or, by chance, something else that fits.
func (p *pupil) chosen(s *lesson.Step) string {
	meant := p.lesson.Steps[p.at()+1].Move
	legal := p.wheel().legal(p.lesson.Learner())
	var fit []string
	for _, m := range legal {
		if m == meant || s.Allow.Fits(m) {
			fit = append(fit, m)
		}
	}
	switch {
	case p.chance != nil && len(fit) > 0:
		return fit[p.chance.IntN(len(fit))]
	case !slices.Contains(fit, meant) && len(fit) > 0:
		return fit[0] // an earlier choice has made it impossible
	}
	return meant
}

// offered sits down at Rituals as somebody does who may never have played it.
func offered(t *testing.T, size ui.Size, kept *store.Store) *driver {
	t.Helper()
	d := startWithTips(t, size, Config{Store: kept, Desktop: true})
	d.tap("title.play")
	d.settle()
	return d
}

// TestPlayingAlongIsOfferedOnce asks before the first match, and never again: whatever was answered.
func TestPlayingAlongIsOfferedOnce(t *testing.T) {
	for answer, scene := range map[string]string{"play-along.straight": "setup", "play-along.along": "table"} {
		for _, size := range lessonSizes {
			kept := store.Memory(store.Config{})
			d := offered(t, size, kept)
			d.want("play-along")
			d.tap(answer)
			d.settle()
			d.want(scene)
			if lesson := d.line.State["lesson"]; (lesson == "ritual.1") != (scene == "table") {
				t.Errorf("after %s the lesson is %v", answer, lesson)
			}
			again := offered(t, size, kept)
			again.want("setup")
		}
	}
}

// TestNothingIsOfferedWithoutTips switches them off.
func TestNothingIsOfferedWithoutTips(t *testing.T) {
	d := launch(t, ui.Sz(412, 915), Config{})
	d.tap("title.play")
	d.settle()
	d.want("setup")
}

// TestTheListOfLessons leads from the title and the rulebook to the list, where what is next is golden, and keeps what was done.
func TestTheListOfLessons(t *testing.T) {
	kept := store.Memory(store.Config{})
	for _, size := range lessonSizes {
		d := launch(t, size, Config{Store: kept})
		d.tap("title.learn")
		d.settle()
		d.want("learn")
		if next := d.line.State["learn.next"]; next != "ritual.1" {
			t.Fatalf("the next lesson is %v", next)
		}
		d.tap("learn.next")
		d.settle()
		if got := d.line.State["lesson"]; got != "ritual.1" {
			t.Fatalf("the lesson is %v", got)
		}
		d.tap("table.back")
		d.settle()
		d.want("learn")
		d.tap("learn.back")
		d.tap("title.play")
		d.tap("setup.rules")
		d.tap("rules.learn")
		d.settle()
		d.want("learn")
	}
	d := launch(t, ui.Sz(412, 915), Config{Store: kept})
	d.app.apply(d.app.stage.Settings.WithLearned("ritual.1"))
	d = launch(t, ui.Sz(412, 915), Config{Store: kept})
	d.tap("title.learn")
	d.settle()
	if next := d.line.State["learn.next"]; next != "ritual.2" {
		t.Errorf("the next lesson is %v", next)
	}
}

// TestTheLastLessonLeadsIntoAMatch plays the last lesson of Rituals: a stored match against a novice follows, begun by the learner.
func TestTheLastLessonLeadsIntoAMatch(t *testing.T) {
	l, err := learn.Read("ritual.3")
	if err != nil {
		t.Fatal(err)
	}
	p := &pupil{lesson: l, wheel: steered(t)}
	p.driver = launch(t, ui.Sz(412, 915), Config{Store: store.Memory(store.Config{})})
	p.app.stage.Push(learnOf(p.app.stage, "ritual"))
	p.tick()
	p.settle()
	p.tap("learn.lesson.ritual.3")
	p.settle()
	p.learns("ritual.3")
	p.want("table")
	if p.line.State["game"] != "ritual" || p.line.State["moves"] != 0.0 || p.line.State["seat"] != 0.0 {
		t.Fatalf("behind it stands %v", p.line.State)
	}
	p.tap("table.back")
	p.settle()
	p.want("learn")
	p.tap("learn.back")
	p.settle()
	if p.line.State["matches"] != 1.0 {
		t.Errorf("%v matches are kept", p.line.State["matches"])
	}
}

// TestUndoLeadsBackToTheQuestion takes a right move back, with what Ingrid did since, and makes it again.
func TestUndoLeadsBackToTheQuestion(t *testing.T) {
	l, err := learn.Read("ritual.2")
	if err != nil {
		t.Fatal(err)
	}
	p := &pupil{lesson: l, wheel: steered(t)}
	p.driver = launch(t, ui.Sz(1440, 900), Config{Store: store.Memory(store.Config{})})
	p.app.stage.Push(lessonOf(p.app.stage, "ritual.2"))
	p.tick()
	p.settle()
	if p.can("table.undo") {
		t.Error("what stood there when the lesson began can be undone")
	}
	p.tap("table.confirm")
	p.settle()
	asked := p.at()
	p.wheel().makes(p.lesson.Steps[asked+1].Move)
	p.tick()
	p.settle()
	after := p.at()
	p.tap("table.undo")
	p.settle()
	if p.at() != asked || p.line.State["moves"] != 12.0 {
		t.Fatalf("after undo it stands at %d of %d, with %v moves", p.at(), asked, p.line.State["moves"])
	}
	p.tap("table.redo")
	p.settle()
	if p.at() != after {
		t.Errorf("after redo it stands at %d, not at %d", p.at(), after)
	}
}

// TestAnIllegalMoveIsRefusedInALesson wants its clause as ever, and counts it as a try.
func TestAnIllegalMoveIsRefusedInALesson(t *testing.T) {
	l, err := learn.Read("ritual.2")
	if err != nil {
		t.Fatal(err)
	}
	p := &pupil{lesson: l, wheel: steered(t)}
	p.driver = launch(t, ui.Sz(1440, 900), Config{Store: store.Memory(store.Config{})})
	p.app.stage.Push(lessonOf(p.app.stage, "ritual.2"))
	p.tick()
	p.settle()
	p.tap("table.confirm")
	p.settle()
	p.wheel().makes("place 9,9 t47 r0")
	p.tick()
	p.tick()
	p.app.report()
	if p.line.State["toast"] == nil || p.line.State["lesson.tries"] != 1.0 || p.line.State["moves"] != 12.0 {
		t.Errorf("the state is %v", p.line.State)
	}
}

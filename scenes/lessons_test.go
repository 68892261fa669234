package scenes

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"runehall/assets/lang"
	"runehall/assets/learn"
	"runehall/games/all"
	"runehall/games/lesson"
	"runehall/internal/store"
	"runehall/internal/workshop/lane"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// lessonSizes are the screens on which lessons are played.
var lessonSizes = []ui.Size{{W: 360, H: 640}, {W: 412, H: 915}, {W: 915, H: 412}, {W: 1440, H: 900}}

// lessonDevices are the devices with which lessons are played.
var lessonDevices = []ui.Device{ui.TouchDevice, ui.MouseDevice, ui.KeyDevice, ui.PadDevice}

// lessonIDs lists the lessons of all games.
func lessonIDs() (ids []string) {
	for _, e := range all.Entries() {
		ids = append(ids, learn.IDs(e.Info().ID)...)
	}
	slices.Sort(ids)
	return ids
}

// TestLessonsAreLearntByEveryDevice plays each lesson to its end, on each screen, with each device and in each
// language, by right moves or with a wrong one first at each question. These are combined so that every pair of them
// occurs over the lessons. By day each lesson is played once.
func TestLessonsAreLearntByEveryDevice(t *testing.T) {
	tags, together, lies := lang.Tags(), map[string]bool{}, map[string]int{}
	defer func() { t.Log(laid(lies)) }()
	for i, id := range lessonIDs() {
		t.Run(id, func(t *testing.T) {
			for n, size := range lessonSizes {
				if (testing.Short() || !lane.Whole()) && n != i%len(lessonSizes) {
					continue
				}
				by, tag, errs := lessonDevices[(n+i)%4], tags[(n+i/4+i/2)%len(tags)], (n+i/2)%2 == 0
				together[fmt.Sprint(size, by)], together[fmt.Sprint(size, tag)], together[fmt.Sprint(by, tag)] = true,
					true, true
				p := newPupil(t, id, size, tag, 1)
				p.by, p.errs, p.lies = by, errs, lies
				p.what += fmt.Sprintf(" by device %v", by)
				p.learns()
			}
		})
	}
	if n := lies[covering]; n > 0 && !lane.Whole() {
		t.Errorf("%d strips lie on something: %s", n, laid(lies))
	}
	if want := 3 * 4 * 4; lane.Whole() && !testing.Short() && len(together) != want {
		t.Errorf("%d of %d pairs of screen, device and language occur", len(together), want)
	}
}

// TestLessonsInLargeLetters plays each lesson on the smallest screen in German, with letters half as large again.
func TestLessonsInLargeLetters(t *testing.T) {
	pagetest.Long(t)
	for _, id := range lessonIDs() {
		t.Run(id, func(t *testing.T) {
			p := newPupil(t, id, ui.Sz(360, 640), "de", 1.5)
			p.errs, p.large = true, true
			p.learns()
		})
	}
}

// TestBubblesCoverNothingOfWhatTheySpeakOf stops at each bubble of each lesson, and looks at it on each screen in each
// language, and on the smallest one in large letters.
func TestBubblesCoverNothingOfWhatTheySpeakOf(t *testing.T) {
	pagetest.Long(t)
	lies := map[string]int{}
	defer func() { t.Log(laid(lies)) }()
	sizes := append(slices.Clone(lessonSizes), ui.Sz(768, 1024), ui.Sz(1920, 1080))
	for _, id := range lessonIDs() {
		t.Run(id, func(t *testing.T) {
			p := newPupil(t, id, lessonSizes[0], "en", 1)
			what, settings := p.what, p.app.stage.Settings
			p.lies = lies
			p.looks = func(s *lesson.Step) {
				for _, tag := range lang.Tags() {
					p.app.apply(stage.Language.Set(settings, tag))
					for _, size := range sizes {
						p.show(s, size, fmt.Sprintf("%s at %v in %s", id, size, tag))
					}
					p.app.apply(stage.Scale.Set(p.app.stage.Settings, 1.5))
					p.large = true
					p.show(s, lessonSizes[0], fmt.Sprintf("%s at %v in %s, at a half more", id, lessonSizes[0], tag))
					p.large = false
				}
				p.app.apply(settings)
				p.show(s, lessonSizes[0], what)
			}
			p.learns()
		})
	}
}

// TestGoldLeadsNowhereElse has a learner press the golden button as soon as it is golden, at each part of each answer:
// that is never a move which is not asked for.
func TestGoldLeadsNowhereElse(t *testing.T) {
	pressed := 0
	for _, id := range lessonIDs() {
		t.Run(id, func(t *testing.T) {
			p := newPupil(t, id, ui.Sz(1440, 900), "en", 1)
			p.by, p.gilds = ui.TouchDevice, true
			p.learns()
			pressed += p.golden
		})
	}
	if pressed == 0 {
		t.Error("it is golden before all is chosen in no lesson: nothing was tried")
	}
}

// TestABubbleLeavesFreeWhatIsLit stops at each question on a low screen: words that only kept near to what they point
// at would cover what can be chosen there.
func TestABubbleLeavesFreeWhatIsLit(t *testing.T) {
	lit := 0
	for _, id := range lessonIDs() {
		p := newPupil(t, id, ui.Sz(915, 412), "en", 1)
		p.looks = func(s *lesson.Step) {
			if s == nil || s.Kind != lesson.Ask || p.line.State["lesson.stray"] == true {
				return
			}
			bubble := p.target("table.lesson")
			names, _ := p.line.State[p.lesson.Game+table.LitState].([]any)
			for _, name := range names {
				lit++
				if at := p.target(name.(string)); bubble.Overlaps(at.Grow(-1)) {
					t.Errorf("%s: at %s the bubble on %v lies on %s at %v", id, s.Key, bubble, name, at)
				}
			}
		}
		p.learns()
	}
	if lit < 50 {
		t.Errorf("only %d things were lit", lit)
	}
}

// TestEveryMoveThatFitsLeadsOn has a learner choose at random among everything that a question allows.
func TestEveryMoveThatFitsLeadsOn(t *testing.T) {
	for _, id := range lessonIDs() {
		t.Run(id, func(t *testing.T) {
			l, err := learn.Read(id)
			if err != nil {
				t.Fatal(err)
			}
			if !slices.ContainsFunc(l.Steps, func(s lesson.Step) bool { return len(s.Allow) > 0 && !s.Instead }) {
				t.Skip("each of its questions has one answer")
			}
			for seed := range lane.Of[uint64](2, 8) {
				p := newPupil(t, id, ui.Sz(1440, 900), "en", 1)
				p.chance = rand.New(rand.NewPCG(seed, 1))
				p.what = fmt.Sprintf("%s by chance %d", id, seed)
				p.learns()
			}
		})
	}
}

// offered begins at Rituals as somebody does who may never have played it.
func offered(t *testing.T, size ui.Size, kept *store.Store) *driver {
	t.Helper()
	d := startWithTips(t, size, Config{Store: kept, Desktop: true})
	d.tap("title.play")
	d.settle()
	return d
}

// TestPlayingAlongIsOfferedOnce checks that the program offers to play along before the first match, and never again,
// whatever the answer.
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

// TestNothingIsOfferedWithoutTips checks that it does not offer that with tips switched off.
func TestNothingIsOfferedWithoutTips(t *testing.T) {
	d := launch(t, ui.Sz(412, 915), Config{})
	d.tap("title.play")
	d.settle()
	d.want("setup")
}

// TestTheListOfLessons goes from the title and the rulebook to the list, where the next lesson is golden, and keeps
// which ones were done.
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

// TestTheLastLessonLeadsIntoAMatch plays the last lesson of Rituals: a stored match against a novice follows, which the
// learner begins.
func TestTheLastLessonLeadsIntoAMatch(t *testing.T) {
	p := newPupil(t, "ritual.3", ui.Sz(412, 915), "en", 1)
	p.app.stage.Replace(learnOf(p.app.stage, "ritual"))
	p.tick()
	p.settle()
	p.tap("learn.lesson.ritual.3")
	p.settle()
	p.learns()
	p.want("table")
	if p.line.State["game"] != "ritual" || p.line.State["moves"] != 0.0 || p.line.State["seat"] != 0.0 {
		t.Fatalf("behind it stands %v", p.line.State)
	}
	p.tap("table.back") // as from any match
	p.settle()
	p.want("title")
	if p.line.State["matches"] != 1.0 {
		t.Errorf("%v matches are kept", p.line.State["matches"])
	}
}

// TestUndoLeadsBackToTheQuestion takes back a right move, with the moves that Ingrid made since, and makes it again.
func TestUndoLeadsBackToTheQuestion(t *testing.T) {
	p := newPupil(t, "ritual.2", ui.Sz(1440, 900), "en", 1)
	if p.can("table.undo") {
		t.Error("what stood there when the lesson began can be undone")
	}
	p.tap("table.confirm")
	p.settle()
	asked := p.at()
	p.wheel.makes(p.lesson.Steps[asked+1].Move)
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

// TestAnIllegalMoveIsRefusedInALesson checks that an illegal move gets its clause as usual, and counts as a try.
func TestAnIllegalMoveIsRefusedInALesson(t *testing.T) {
	p := newPupil(t, "ritual.2", ui.Sz(1440, 900), "en", 1)
	p.tap("table.confirm")
	p.settle()
	p.wheel.makes("place 9,9 t47 r0")
	p.tick()
	p.tick()
	p.app.report()
	if p.line.State["toast"] == nil || p.line.State["lesson.tries"] != 1.0 || p.line.State["moves"] != 12.0 {
		t.Errorf("the state is %v", p.line.State)
	}
}

// TestUndoTakesBackWhatWasNotMeantForGood undoes a move that was not meant: the question is asked again, and there is
// nothing to redo.
func TestUndoTakesBackWhatWasNotMeantForGood(t *testing.T) {
	p := newPupil(t, "ritual.2", ui.Sz(1440, 900), "en", 1)
	p.tap("table.confirm")
	p.settle()
	asked, moves := p.at(), p.line.State["moves"]
	p.wheel.makes(p.other(p.step()))
	p.tick()
	p.settle()
	if p.line.State["lesson.stray"] != true {
		t.Fatalf("the move is not shown; the state is %v", p.line.State)
	}
	p.tap("table.undo")
	p.settle()
	if p.at() != asked || p.line.State["lesson.stray"] != false || p.line.State["moves"] != moves ||
		p.can("table.redo") {
		t.Errorf("after undo the state is %v", p.line.State)
	}
	p.answers(p.step())
}

// TestALessonIsNotHandedOn opens the menu of a lesson, which offers neither sharing nor keeping, and its log, which
// tells what has happened.
func TestALessonIsNotHandedOn(t *testing.T) {
	p := newPupil(t, "ritual.2", ui.Sz(412, 915), "en", 1)
	p.tap("table.log")
	if n := len(p.names("log.line.")); n < 3 {
		t.Errorf("the log has %d lines", n)
	}
	p.tap("log.close")
	p.app.stage.Forgets = func() string { return "Nothing is kept." }
	p.tap("table.pause")
	p.want("pause")
	for _, name := range []string{"pause.share", "pause.save"} {
		if p.can(name) {
			t.Errorf("the menu has %s", name)
		}
	}
	p.tap("pause.rules")
	p.want("rules")
	p.key(ui.Back)
	p.tap("pause.continue")
	p.want("table")
	if p.line.State["lesson.says"] == nil {
		t.Error("afterwards nothing is said")
	}
}

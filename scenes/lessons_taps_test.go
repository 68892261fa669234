package scenes

import (
	"os"
	"strings"
	"testing"

	"runehall/assets/learn"
	"runehall/games/lesson"
	"runehall/internal/store"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestLessonsByTaps plays each lesson with a finger at the board itself, as assets/learn/testdata/taps says, on each screen.
func TestLessonsByTaps(t *testing.T) {
	for i, id := range learn.Names() {
		t.Run(id, func(t *testing.T) {
			for j, size := range lessonSizes {
				if testing.Short() && j != i%len(lessonSizes) {
					continue
				}
				tapLesson(t, id, size)
			}
		})
	}
}

func tapLesson(t *testing.T, id string, size ui.Size) {
	t.Helper()
	l, err := learn.Read(id)
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile("../assets/learn/testdata/taps/" + id + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	taps := map[string]string{}
	for line := range strings.Lines(string(text)) {
		key, names, _ := strings.Cut(strings.TrimSpace(line), ": ")
		taps[key] = names
	}
	p := &pupil{lesson: l}
	p.driver = launch(t, size, Config{Store: store.Memory(store.Config{})})
	p.app.apply(stage.Drafts.Set(p.app.stage.Settings, true))
	p.tick()
	p.app.stage.Push(lessonOf(p.app.stage, id))
	p.tick()
	for range 100 {
		p.settle()
		s := p.step()
		switch {
		case s == nil || s.Kind == lesson.Free:
			return
		case s.Kind == lesson.Say:
			p.tap("table.confirm")
		case s.Kind == lesson.Ask && taps[s.Key] != "":
			names := strings.Fields(taps[s.Key])
			for i, name := range names {
				if optional, is := strings.CutPrefix(name, "?"); is && p.can(names[i+1]) {
					continue
				} else {
					name = optional
				}
				if list := p.names(name); strings.HasSuffix(name, ".") && len(list) > 0 {
					name = list[0]
				}
				if !p.can(name) {
					t.Fatalf("%s at %v: line %d: there is no %s, only %v; the state is %v", id, size, s.Line, name, p.names(""), p.line.State)
				}
				p.tap(name)
				p.settle()
			}
			if p.at() == p.atOf(s) || p.line.State["lesson.stray"] == true {
				t.Fatalf("%s at %v: line %d: the taps do not make what is meant; the state is %v", id, size, s.Line, p.line.State)
			}
		default:
			t.Fatalf("%s at %v: it stands at %+v", id, size, s)
		}
	}
	t.Fatalf("%s at %v: it does not end", id, size)
}

// atOf returns the place of a step in the lesson.
func (p *pupil) atOf(s *lesson.Step) int {
	for i := range p.lesson.Steps {
		if &p.lesson.Steps[i] == s {
			return i
		}
	}
	return -1
}

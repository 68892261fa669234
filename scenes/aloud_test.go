package scenes

import (
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/aloud"
	"runehall/internal/workshop/allocs"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// listener runs the program as somebody does who hears it and sees nothing.
type listener struct {
	*driver
	teller *aloud.Teller
	screen *ebiten.Image
}

// hears starts the program with a screen reader.
func hears(t *testing.T, size ui.Size, config Config) *listener {
	t.Helper()
	teller := aloud.NewTeller(nil)
	teller.Listen()
	config.Aloud = teller
	return &listener{launch(t, size, config), teller, ebiten.NewImage(int(size.W), int(size.H))}
}

// hear returns what is said of the screen once it is at rest and has been drawn.
func (l *listener) hear() *aloud.Screen {
	l.t.Helper()
	l.settle()
	l.app.pace.Repaint()
	l.app.Draw(l.screen)
	s := l.teller.Latest()
	if s == nil {
		l.t.Fatalf("nothing is told of %s", l.line.Scene)
	}
	return s
}

// do acts on a thing, and waits until that has happened.
func (l *listener) do(kind aloud.ActKind, id, text string) {
	l.t.Helper()
	l.teller.Do(aloud.Act{Kind: kind, ID: id, Text: text})
	for range 2 * 240 {
		l.tickUnseen()
		if !l.app.voice.Busy() {
			break
		}
	}
	l.settle()
}

// press presses the thing with a label.
func (l *listener) press(label string) {
	l.t.Helper()
	s := l.hear()
	for _, t := range s.Things {
		if t.Label == label && t.Role.Pressable() {
			l.do(aloud.Press, t.ID, "")
			return
		}
	}
	l.t.Fatalf("nothing is called %q in %s, only %q", label, s.Scene, labels(s))
}

func labels(s *aloud.Screen) (list []string) {
	for _, t := range s.Things {
		list = append(list, t.Label)
	}
	return list
}

// faults lists what is wrong with a description: things and screens without a name, numbers as headings, and things
// that can be pressed but are not told.
func (l *listener) faults(s *aloud.Screen) (list []string) {
	if !strings.ContainsFunc(s.Title, unicode.IsLetter) {
		list = append(list, fmt.Sprintf("%s is called %q", s.Scene, s.Title))
	}
	for _, t := range s.Things {
		if t.Role == aloud.Heading && !strings.ContainsFunc(t.Label, unicode.IsLetter) {
			list = append(list, fmt.Sprintf("%s: %q is a heading", s.Scene, t.Label))
		}
		if strings.TrimSpace(t.Label) == "" {
			list = append(list, fmt.Sprintf("%s: %s has no label", s.Scene, t.ID))
		}
		if t.Label == t.ID || strings.Contains(t.Label+t.Value+t.Note, "%!") ||
			strings.Contains(t.Label+t.Value+t.Note, "⟦") {
			list = append(list, fmt.Sprintf("%s: %s is called %q", s.Scene, t.ID, t.Label))
		}
	}
	r := l.app.ask(l.app.stack.top())
	for id := range r.Targets {
		if _, told := s.Find(id); !told && r.Heard.Things[id].Role != aloud.Nothing {
			list = append(list, fmt.Sprintf("%s: %s is not told", s.Scene, id))
		}
	}
	return append(list, slices.Collect(maps.Values(l.nameless()))...)
}

// check fails for each fault that is not in known; it returns what is said.
func (l *listener) check(known map[string]bool) *aloud.Screen {
	l.t.Helper()
	s := l.hear()
	for _, fault := range l.faults(s) {
		if !known[fault] {
			known[fault] = true
			l.t.Error(fault)
		}
	}
	return s
}

// TestEverythingHasALabel walks through the screens other than tables in each language, and reads what is said of each.
func TestEverythingHasALabel(t *testing.T) {
	for i, tag := range lang.Tags() {
		t.Run(tag, func(t *testing.T) {
			known := map[string]bool{}
			l := hears(t, pagetest.Sizes[i%len(pagetest.Sizes)], Config{Lang: tag})
			for _, name := range []string{
				"", "title.settings", "settings.back", "title.credits", "credits.part.ebiten", "licence.back",
				"credits.back", "title.play", "setup.seat.0.look", "dialog.ok", "setup.rules", "rules.back",
				"setup.begin", "table.log", "log.close",
				"table.pause", "pause.export", "dialog.cancel", "pause.leave", "title.delete.0", "dialog.cancel",
			} {
				if name != "" {
					l.do(aloud.Press, name, "")
				}
				l.check(known)
			}
			for _, game := range []string{"masters", "stones", "toss", "market"} {
				l.do(aloud.Press, "title.game."+game, "")
				l.check(known)
				l.do(aloud.Press, "setup.rules", "")
				l.check(known)
				l.do(aloud.Back, "", "")
				l.do(aloud.Back, "", "")
				l.want("title")
			}
			if t.Failed() {
				t.Logf("%d faults", len(known))
			}
		})
	}
}

// TestEveryTableHasLabels plays at random at every table, and reads everything that is said on the way.
func TestEveryTableHasLabels(t *testing.T) {
	taps := 80
	if testing.Short() {
		taps = 24
	}
	for i, door := range shelves.Doors() {
		info := door.Info()
		t.Run(info.ID, func(t *testing.T) {
			for n, tag := range []string{"en", lang.Tags()[1+i%3]} {
				known := map[string]bool{}
				l := hears(t, pagetest.Sizes[(i+3*n)%len(pagetest.Sizes)],
					Config{Lang: tag, Log: slog.New(slog.DiscardHandler), Open: tableOf(t, door, uint64(n), 2)})
				chance := games.NewChance(uint64(n), 4)
				for range taps {
					if l.line.Scene == "results" {
						break
					}
					l.tapOn(&chance)
					l.check(known)
				}
			}
		})
	}
}

// TestAMatchBeginsByEar goes from the title to a table and back, guided only by what is said.
func TestAMatchBeginsByEar(t *testing.T) {
	l := hears(t, ui.Sz(915, 412), Config{})
	s := l.hear()
	if s.Scene != "title" || s.Title != "RUNEHALL" || s.Lang != "en" {
		t.Errorf("the title is %q, %q, %q", s.Scene, s.Title, s.Lang)
	}
	l.press("Rituals")
	l.want("setup")
	l.press("Begin")
	l.want("table")
	s = l.hear()
	var groups []string
	for _, g := range s.Groups {
		groups = append(groups, g.ID)
	}
	for _, id := range []string{"bar", "seats", "ledge"} {
		if !slices.Contains(groups, id) {
			t.Errorf("the table has no %s, only %v", id, groups)
		}
	}
	if len(s.Said) == 0 {
		t.Error("nothing is read out at the table")
	}
	l.press("Pause")
	l.want("pause")
	l.press("Leave the table")
	l.want("title")
	l.do(aloud.Back, "", "")
	if s = l.hear(); s.Groups[len(s.Groups)-1].Kind != aloud.Dialog {
		t.Errorf("the question is no dialog: %v", s.Groups)
	}
	for _, thing := range s.Things {
		if thing.Group != "dialog" && thing.Role.Pressable() {
			t.Errorf("%s is told under a dialog", thing.ID)
		}
	}
}

// TestWhatIsWrittenAndSet writes into a field, moves a slider, and presses something scrolled out of sight.
func TestWhatIsWrittenAndSet(t *testing.T) {
	l := hears(t, ui.Sz(412, 915), Config{})
	l.do(aloud.Press, "title.play", "")
	l.do(aloud.Write, "setup.seat.0.name", "Älva")
	if got, _ := l.hear().Find("setup.seat.0.name"); got.Value != "Älva" || got.Role != aloud.Field {
		t.Errorf("the name is %+v", got)
	}
	l.do(aloud.Back, "", "")
	l.do(aloud.Press, "title.settings", "")
	before, _ := l.hear().Find("settings.music")
	l.do(aloud.Less, "settings.music", "")
	if after, _ := l.hear().Find("settings.music"); after.Role != aloud.Slider || after.Now >= before.Now ||
		after.Value == before.Value || after.Most <= after.Least {
		t.Errorf("the music was %+v and is %+v", before, after)
	}
	hidden := ""
	for _, thing := range l.hear().Things {
		if thing.Role == aloud.Text && thing.Label == before.Label {
			t.Errorf("%q is told twice", thing.Label)
		}
		if thing.Role == aloud.Switch && thing.Rect == [4]float64{} {
			hidden = thing.ID
		}
	}
	if hidden == "" {
		t.Fatal("no switch is out of sight")
	}
	was, _ := l.hear().Find(hidden)
	l.do(aloud.Press, hidden, "")
	if is, _ := l.hear().Find(hidden); is.Checked == was.Checked {
		t.Errorf("%s was %+v and is %+v", hidden, was, is)
	}
}

// TestNothingIsToldToNobody runs without a listener, and stops when the last one goes.
func TestNothingIsToldToNobody(t *testing.T) {
	teller := aloud.NewTeller(nil)
	d := launch(t, ui.Sz(915, 412), Config{Aloud: teller})
	d.tap("title.play")
	if teller.Latest() != nil || d.app.voice.Heard() != nil {
		t.Error("the screen is described to nobody")
	}
	if n := allocs.Least(100, func() { d.app.hearInput(); d.app.voice.Heard(); d.app.tellAloud() }); n != 0 {
		t.Errorf("a frame that nobody hears allocates %v times", n)
	}
	teller.Listen()
	l := &listener{d, teller, ebiten.NewImage(915, 412)}
	if l.hear().Scene != "setup" {
		t.Error("what is told is not the set-up")
	}
	// A listener keeps nothing awake.
	version := teller.Version()
	for range 30 {
		d.tick()
		d.app.Draw(l.screen)
	}
	if !d.app.pace.Quiet() || d.app.active() || teller.Version() != version {
		t.Errorf("the program does not rest while somebody listens: version %d after %d", teller.Version(), version)
	}
	teller.Hush()
	d.tick()
	if d.app.voice.Heard() != nil || d.app.active() {
		t.Error("the program goes on telling")
	}
}

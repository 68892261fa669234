//go:build pilot

package fit

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/internal/workshop/learntest"
	"runehall/internal/workshop/pilot"
)

// lessonLooks are the looks in which lessons are tested.
var lessonLooks = []look{{412, 915, "en", "1"}, {360, 640, "de", "1.5"}, {915, 412, "fr", "1"},
	{1440, 900, "uk", "1"}, {768, 1024, "en", "1"}}

// everyLook returns the looks of lessonLooks in every language.
func everyLook() (all []look) {
	for _, l := range lessonLooks {
		for _, l.lang = range lang.Tags() {
			all = append(all, l)
		}
	}
	return all
}

// TestPicturesOfLessons plays the lessons that RUNEHALL_LESSONS names in the real program, and takes a picture of each
// bubble.
func TestPicturesOfLessons(t *testing.T) {
	for _, l := range everyLook() {
		for id := range strings.FieldsSeq(os.Getenv("RUNEHALL_LESSONS")) {
			t.Run(fmt.Sprintf("%s %dx%d %s", id, l.width, l.height, l.lang), func(t *testing.T) {
				pilot.ForLooking(t)
				playInPicture(t, id, l)
			})
		}
	}
}

// TestALessonInTheRealProgram plays a lesson by taps, with a hint at each question, up to the move where learners are
// on their own.
func TestALessonInTheRealProgram(t *testing.T) {
	playInPicture(t, "ritual.1", look{412, 915, "en", "1"})
}

func playInPicture(t *testing.T, id string, l look) {
	t.Helper()
	app := pilot.Start(t, pilot.Options{
		Binary: pilot.Build(t, "runehall"), Width: l.width, Height: l.height,
		Args: []string{"--probe", "--silent", "--data", t.TempDir(), "--lang", l.lang, "--scale", l.scale, "--seed", "7"},
	})
	n := 0
	save := func(what string) {
		app.Settle()
		app.Tick(30)
		app.Save(fmt.Sprintf("lesson-%s-%02d-%s-%dx%d-%s", id, n, what, l.width, l.height, l.lang))
		n++
	}
	app.Settle()
	app.Tap("title.learn")
	save("list")
	app.FocusOn("learn.lesson." + id)
	app.Tap("learn.lesson." + id)
	taps := learntest.Taps(t, id)
	for range 60 {
		app.Settle()
		state := app.Probe()
		if state.State["lesson"] == nil { // the lesson has become a match
			return
		}
		if !app.Has("table.lesson") {
			t.Fatalf("nothing is said: %+v", state)
		}
		if app.Has("table.lesson.away") {
			save("ask")
			asked, _ := state.State["lesson.key"].(string)
			names := taps[asked]
			if len(names) == 0 { // from here the learner chooses
				return
			}
			app.Tap("table.hint")
			save("lit")
			for i, name := range names {
				app.Settle()
				if strings.HasSuffix(name, ".") {
					name = first(app, name)
				}
				until, is := strings.CutPrefix(name, "?")
				for n := 0; !is && n == 0 || is && n < 6 && !app.Has(names[i+1]); n++ {
					app.Tap(until)
					app.Settle()
				}
			}
			continue
		}
		save("say")
		app.Tap("table.confirm")
	}
	t.Fatalf("the lesson does not end: %+v", app.Probe())
}

// first returns the first target with this prefix, or the prefix if there is none.
func first(app *pilot.App, prefix string) string {
	for _, name := range slices.Sorted(maps.Keys(app.Probe().Targets)) {
		if strings.HasPrefix(name, prefix) {
			return name
		}
	}
	return prefix
}

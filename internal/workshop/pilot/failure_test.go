//go:build pilot

package pilot_test

import (
	"strings"
	"testing"

	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/internal/verdict"
)

// failureOf runs a test of the toy, and returns its failure.
func failureOf(t *testing.T, arg string, test func(v testing.TB, app *pilot.App)) string {
	t.Helper()
	v := verdict.Of(t)
	done := make(chan struct{})
	go func() {
		defer close(done)
		test(v, startToy(v, arg))
	}()
	<-done
	v.End()
	return v.Failure
}

func TestWhatMustFailATest(t *testing.T) {
	for name, c := range map[string]struct {
		arg, want string
		test      func(v testing.TB, app *pilot.App)
	}{
		"a panic of the program": {"--crash", "panic: the toy breaks",
			func(_ testing.TB, app *pilot.App) { app.Click(100, 75) }},
		"an unknown flag": {"--nonsense", "flag provided but not defined", func(testing.TB, *pilot.App) {}},
		"a missing target": {"--crash=false", `no target "toy.middle"`,
			func(_ testing.TB, app *pilot.App) { app.Tap("toy.middle") }},
		"no end": {"--crash=false", "still runs 5 ticks",
			func(_ testing.TB, app *pilot.App) { app.Exits(5, func() {}) }},
		"a dead program": {"--crash=false", "does not run",
			func(_ testing.TB, app *pilot.App) { app.Kill(); app.Tick(1) }},
		"other pictures": {"--crash=false", "pixels differ", func(v testing.TB, app *pilot.App) {
			before := app.Frame()
			app.Tap("toy.left")
			pilot.Same(v, "other", app.Frame(), before)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			if failure := failureOf(t, c.arg, c.test); !strings.Contains(failure, c.want) {
				t.Errorf("the test failed with %q, want %q", failure, c.want)
			}
		})
	}
}

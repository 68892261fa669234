//go:build pilot

package pilot_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"runehall/internal/workshop/pilot"
)

// verdict is a testing.TB that records how a test within a test fails.
type verdict struct {
	testing.TB
	cleanups []func()
	failure  string
}

func (v *verdict) Helper()                   {}
func (v *verdict) Cleanup(f func())          { v.cleanups = append(v.cleanups, f) }
func (v *verdict) Error(args ...any)         { v.failure += fmt.Sprintln(args...) }
func (v *verdict) Errorf(f string, a ...any) { v.failure += fmt.Sprintf(f+"\n", a...) }
func (v *verdict) Fatal(args ...any)         { v.Error(args...); runtime.Goexit() }
func (v *verdict) Fatalf(f string, a ...any) { v.Errorf(f, a...); runtime.Goexit() }

// failureOf runs a test of the toy, and returns its failure.
func failureOf(t *testing.T, arg string, test func(v testing.TB, app *pilot.App)) string {
	t.Helper()
	v := &verdict{TB: t}
	done := make(chan struct{})
	go func() {
		defer close(done)
		test(v, startToy(v, arg))
	}()
	<-done
	for _, f := range v.cleanups {
		f()
	}
	return v.failure
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

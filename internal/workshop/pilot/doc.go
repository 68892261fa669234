// Package pilot drives the real program without a window of its own: as a guest of
// Ebitengine's exp/vmhost, tick by tick and much faster than a clock, by mouse,
// by several fingers, by keyboard or by gamepad, with its picture as pixels. The
// test is the host, whose window is hidden.
//
// The tests on top of it lie in files with the build tag pilot, and need an X server:
//
//	scripts/pilot-tests.sh ./internal/workshop/pilot
//
// A test package has one TestMain, since Ebitengine runs once in a process:
//
//	func TestMain(m *testing.M) { os.Exit(pilot.Run(m)) }
//
//	func TestTitleLeadsToTheSetUp(t *testing.T) {
//		app := pilot.Start(t, pilot.Options{
//			Binary: pilot.Build(t, "runehall"),
//			Args:   []string{"--probe", "--silent", "--data", t.TempDir(), "--lang", "en"},
//			Width:  412, Height: 915,
//		})
//		app.Hand = pilot.Finger
//		app.Tap("title.play")
//		app.Settle()
//		if scene := app.Probe().Scene; scene != "setup" {
//			t.Errorf("the scene is %q", scene)
//		}
//		app.Save("setup-portrait")
//	}
//
// All coordinates are device-independent pixels from the top left corner. Two
// runs with the same input give the same ticks and the same pictures, as far as
// the program does not ask the clock. In a guest the frame-rate modes do
// nothing, the focus is never lost and there is no full screen; package
// runehall/internal/workshop/pilot/desk runs the program in a real window for those.
//
// Nothing but tests may import this package.
package pilot

package ui_test

import (
	"bytes"
	"errors"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"runehall/ui"
)

// checkTape writes inputs as a tape and compares what comes back.
func checkTape(t failer, ins []ui.Input) {
	t.Helper()
	var b bytes.Buffer
	w := ui.NewTapeWriter(&b)
	for i := range ins {
		if err := w.Write(&ins[i]); err != nil {
			t.Fatalf("write: %v", err)
		}
	}
	if len(ins) == 0 {
		return
	}
	text := b.String()
	tape, err := ui.ReadTape(&b)
	if err != nil {
		t.Fatalf("read: %v\n%s", err, text)
	}
	var got ui.Input
	for i := range ins {
		tape.Next(&got)
		if !same(&got, &ins[i]) {
			t.Fatalf("tick %d comes back as\n%+v\nwant\n%+v\nfrom\n%s", i, got, ins[i], text)
		}
	}
}

// same compares inputs; an empty slice is like none.
func same(a, b *ui.Input) bool {
	x, y := *a, *b
	if len(x.Pointers)+len(y.Pointers) == 0 {
		x.Pointers, y.Pointers = nil, nil
	}
	if len(x.Runes)+len(y.Runes) == 0 {
		x.Runes, y.Runes = nil, nil
	}
	return reflect.DeepEqual(x, y)
}

func TestTapeGivesTheSameInputsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		checkTape(t, run(rapid.SliceOfN(snapshots(), 1, 40).Draw(t, "snapshots")...))
	})
}

const handwritten = `runehall-input 1
# a tap and a key
0 size=412x915 scale=2 insets=24,0,0,0 device=touch
2 touch1=press@100,200
3 touch1=drag@100,204.5 touch2=press@7,7
5 touch1=release@100,204.5 touch2=cancel@7,7
8 device=keys press=Confirm,Up hold=Confirm,Up
9 hold=
10 text="a \u0454" wheel=0,-1
12 focus=lost
14 mouse-right=press@1,1
15 mouse-right=release@1,1
`

func TestTapeWrittenByHand(t *testing.T) {
	tape, err := ui.ReadTape(strings.NewReader(strings.Replace(handwritten, `"a \u`, `"a\x20\u`, 1)))
	if err != nil {
		t.Fatal(err)
	}
	if tape.Len() != 16 {
		t.Errorf("it has %d ticks, want 16", tape.Len())
	}
	var ins []ui.Input
	for {
		var in ui.Input
		if !tape.Next(&in) {
			break
		}
		ins = append(ins, in)
	}
	if len(ins) != 16 {
		t.Fatalf("%d ticks were played, want 16", len(ins))
	}
	checkLives(t, ins)
	if p, _ := ins[4].Pointer(1); p.Phase != ui.Drag || p.Age != 2 || p.At != ui.Pt(100, 204.5) || p.Moved {
		t.Errorf("at tick 4 the finger is %+v, want it to drag on where it was", p)
	}
	if in := ins[8]; !in.Pressed.Has(ui.Up) || !in.Held.Has(ui.Confirm) || in.Device != ui.KeyDevice {
		t.Errorf("tick 8 is %+v", in)
	}
	if string(ins[10].Runes) != "a є" || ins[10].Wheel.Y != -1 || !ins[12].FocusLost {
		t.Errorf("ticks 10 and 12 are %+v and %+v", ins[10], ins[12])
	}
	if ins[15].Size != ui.Sz(412, 915) || ins[15].Insets.Top != 24 || ins[15].Resized || !ins[0].Resized {
		t.Errorf("the size does not stay: %+v", ins[15])
	}
}

func TestTapeNamesTheBadLine(t *testing.T) {
	for name, tc := range map[string]struct{ lines, want string }{
		"empty":             {"", "line 1: empty"},
		"other file":        {"hello\n", "line 1: "},
		"no tick":           {"x size=1x1\n", "line 2: "},
		"negative tick":     {"-1 pause\n", "line 2: "},
		"tick goes back":    {"5 pause\n\n5 resume\n", "line 4: "},
		"unknown word":      {"0 jump=1\n", `line 2: "jump=1"`},
		"unknown action":    {"0 press=Fly\n", `no action "Fly"`},
		"unknown device":    {"0 device=brain\n", "no such device"},
		"unknown phase":     {"0 touch1=fly@1,1\n", "no such phase"},
		"bad place":         {"0 touch1=press@1\n", "want 2 numbers"},
		"bad number":        {"0 wheel=1,nan\n", "no number"},
		"bad scale":         {"0 scale=0\n", "more than 0"},
		"bad text":          {"0 text=\"a\n", "line 2: "},
		"hovering finger":   {"0 touch1=hover@1,1\n", "does not hover"},
		"drag without":      {"0 touch1=drag@1,1\n", "not down"},
		"release twice":     {"0 mouse=press@1,1\n1 mouse=release@1,1\n2 mouse=release@1,1\n", "line 4: "},
		"press twice":       {"0 touch3=press@1,1\n4 touch3=press@1,1\n", "line 3: "},
		"gone while down":   {"0 mouse=press@1,1\n1 mouse=gone\n", "line 3: "},
		"twice":             {"0 touch1=press@1,1 touch1=drag@1,1\n", "twice"},
		"other button":      {"0 mouse=press@1,1\n1 mouse-right=release@1,1\n", "another button"},
		"finger out of 1-9": {"0 touch0=press@1,1\n", "touch1 to touch99"},
	} {
		text := tc.lines
		if name != "empty" && name != "other file" {
			text = "runehall-input 1\n" + text
		}
		_, err := ui.ReadTape(strings.NewReader(text))
		if err == nil || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%s: error %v, want one with %q", name, err, tc.want)
		}
	}
}

// broken is a writer and a reader that fail.
type broken struct{}

var errBroken = errors.New("broken")

func (broken) Write([]byte) (int, error) { return 0, errBroken }
func (broken) Read([]byte) (int, error)  { return 0, errBroken }

func TestTapeReportsABrokenFile(t *testing.T) {
	w := ui.NewTapeWriter(broken{})
	for range 2 {
		if err := w.Write(&ui.Input{}); !errors.Is(err, errBroken) {
			t.Errorf("writing gives %v", err)
		}
	}
	if _, err := ui.ReadTape(broken{}); !errors.Is(err, errBroken) {
		t.Errorf("reading gives %v", err)
	}
}

// FuzzTape reads any text as a tape; what can be read keeps the promises of an input, and can be
// written and read again.
func FuzzTape(f *testing.F) {
	f.Add(handwritten)
	f.Add("runehall-input 1\n0 mouse=hover@1,1\n1 mouse=press@2,2\n2 mouse=release@2,2\n3 mouse=gone\n")
	f.Add("runehall-input 1\n0 pad=yes press=Left repeat=Left typed=Hold\n")
	f.Fuzz(func(t *testing.T, text string) {
		tape, err := ui.ReadTape(strings.NewReader(text))
		if err != nil || tape.Len() > 2000 {
			return
		}
		ins := make([]ui.Input, tape.Len())
		for i := range ins {
			tape.Next(&ins[i])
		}
		checkLives(t, ins)
		checkTape(t, ins)
	})
}

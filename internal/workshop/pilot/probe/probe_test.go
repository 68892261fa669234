package probe_test

import (
	"strings"
	"testing"

	"runehall/internal/workshop/pilot/probe"
)

func TestSplitKeepsTheLastReportAndTheOtherLines(t *testing.T) {
	stderr := "warning: no sound\n" +
		`probe {"scene":"title","size":[915,412],"busy":true,"targets":{},"state":{}}` + "\n" +
		`probe {"scene":"setup","size":[915,412],"busy":false,"targets":{"setup.start":[10,20,100,50]},"state":{"focus":"setup.start","moves":3,"over":true}}` + "\n" +
		`probe {"scene":"cut`
	r, found, rest, err := probe.Split([]byte(stderr))
	if err != nil || !found {
		t.Fatalf("Split: found %v, error %v", found, err)
	}
	if r.Scene != "setup" || r.Busy {
		t.Errorf("the last complete report is setup, at rest; got %+v", r)
	}
	if x, y := r.Targets["setup.start"].Middle(); x != 60 || y != 45 {
		t.Errorf("middle of setup.start = %v,%v, want 60,45", x, y)
	}
	if n, ok := r.Number("moves"); !ok || n != 3 || r.Text("focus") != "setup.start" || !r.Is("over") {
		t.Errorf("state = %v", r.State)
	}
	if r.Text("moves") != "" || r.Is("focus") || r.Is("absent") {
		t.Error("a value of another type must read as its zero")
	}
	if want := "warning: no sound\n" + `probe {"scene":"cut`; string(rest) != want {
		t.Errorf("rest = %q, want %q", rest, want)
	}
}

func TestSplitWithoutAReport(t *testing.T) {
	_, found, rest, err := probe.Split([]byte("hello\n"))
	if found || err != nil || string(rest) != "hello\n" {
		t.Errorf("found %v, rest %q, error %v", found, rest, err)
	}
}

func TestSplitRefusesABrokenReport(t *testing.T) {
	for _, line := range []string{"probe {\n", "probe {}\n", "probe [1]\n"} {
		if _, found, _, err := probe.Split([]byte(line)); found || err == nil {
			t.Errorf("%q: found %v, error %v", line, found, err)
		}
	}
}

func TestFaults(t *testing.T) {
	sound := probe.Report{Size: [2]float64{360, 640}, Targets: map[string]probe.Rect{
		"a": {0, 0, 180, 44}, "b": {180, 0, 180, 44}, "c": {0, 43.5, 360, 50},
	}}
	if faults := sound.Faults(probe.MinTouch, nil); len(faults) != 0 {
		t.Errorf("a sound layout has faults: %q", faults)
	}
	bad := probe.Report{Size: [2]float64{360, 640}, Targets: map[string]probe.Rect{
		"cell.1": {345, 10, 20, 20}, "cell.2": {88, 88, 20, 20}, "cell.3": {100, 140, 20, 20}, "low": {0, 590, 50, 43},
		"off":   {400, 0, 50, 50},
		"under": {100, 100, 80, 80}, "upper": {120, 150, 80, 80}, "wide": {0, 300, 400, 50},
	}}
	faults := strings.Join(bad.Faults(probe.MinTouch, func(name string) bool {
		return strings.HasPrefix(name, "cell.")
	}), "\n")
	for _, want := range []string{
		"cell.3 [100 140 20 20] lies on under",
		"low: 50.0×43.0 is smaller than 44",
		"off [400 0 50 50]: its middle is off the screen",
		"off [400 0 50 50] reaches out",
		"under [100 100 80 80] lies on upper", "wide [0 300 400 50] reaches out",
	} {
		if !strings.Contains(faults, want) {
			t.Errorf("no fault %q in:\n%s", want, faults)
		}
	}
	if strings.Contains(faults, "cell.1") || strings.Contains(faults, "cell.2") {
		t.Errorf("a cell with a free middle has a fault:\n%s", faults)
	}
	if n := strings.Count(faults, "\n") + 1; n != 6 {
		t.Errorf("%d faults, want 6:\n%s", n, faults)
	}
}

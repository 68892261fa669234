package stage

import (
	"testing"

	"runehall/ui"
)

// TestSettingsStayWithinBounds completes what is missing and bounds what is stored.
func TestSettingsStayWithinBounds(t *testing.T) {
	for text, want := range map[string]Settings{
		`{}`:                        {Speed: 1, Scale: 1},
		`{"scale":9,"speed":100}`:   {Speed: 4, Scale: ui.MaxInterface},
		`{"scale":0.1,"speed":0.1}`: {Speed: .5, Scale: ui.MinInterface},
		`{"lang":"de-AT"}`:          {Lang: "de", Speed: 1, Scale: 1},
		`{"still":true,"new":"x"}`:  {Still: true, Speed: 1, Scale: 1},
	} {
		got, err := ReadSettings([]byte(text))
		if err != nil || got != want {
			t.Errorf("%s: read %+v, %v", text, got, err)
		}
	}
	got, err := ReadSettings([]byte("{"))
	if err == nil || got != (Settings{Speed: 1, Scale: 1}) {
		t.Errorf("damaged settings: read %+v, %v", got, err)
	}
}

// TestSettingsRoundTrip reads what was written.
func TestSettingsRoundTrip(t *testing.T) {
	want := Settings{Lang: "de", Speed: 2, Scale: 1.5, Still: true, Contrast: true, Direct: true, FullScreen: true}
	text, err := want.Text()
	if err != nil {
		t.Fatal(err)
	}
	if got, err := ReadSettings(text); err != nil || got != want {
		t.Errorf("read %+v, %v", got, err)
	}
}

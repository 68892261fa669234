package scenes

import (
	"maps"
	"testing"

	"runehall/ui"
)

// TestPlacesAreThoseThatTestsAreTold checks that the places drawn over the screen for developers are the reported ones
// and follow them, even if nobody listens to reports.
func TestPlacesAreThoseThatTestsAreTold(t *testing.T) {
	d := launch(t, ui.Sz(1280, 720), Config{ShowPlaces: true, Lang: "en"})
	title := maps.Clone(d.app.places)
	if len(title) < 3 || !maps.Equal(title, d.line.Targets) {
		t.Errorf("places are %v, reported are %v", title, d.line.Targets)
	}
	d.app.config.Report = nil
	d.app.pace.TakeRepaint()
	d.tap("title.settings")
	d.settle()
	if _, there := d.app.places["title.settings"]; there || len(d.app.places) == 0 {
		t.Errorf("of another screen places are %v", d.app.places)
	}
	plain := launch(t, ui.Sz(1280, 720), Config{Lang: "en"})
	if len(plain.app.places) > 0 {
		t.Errorf("without being asked for, places are %v", plain.app.places)
	}
}

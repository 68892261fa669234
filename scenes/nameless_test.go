package scenes

import (
	"fmt"
	"strings"

	"runehall/ui"
)

// everythingHasAName checks, each time the program has come to rest on a new screen, that everything that can have the
// focus has a name. Without one no screen reader finds it, and no test presses it.
func (d *driver) everythingHasAName() {
	d.t.Helper()
	kinds := map[string]bool{} // kinds of things that can be pressed
	for name := range d.line.Targets {
		kinds[strings.Trim(name, ".-0123456789")] = true
	}
	met := fmt.Sprint(d.line.Scene, d.line.State["overlay"], kinds)
	if d.line.Scene == "gallery" || d.named[met] { // the gallery shows boards that nobody presses
		return
	}
	lacking := d.nameless()
	if len(lacking) > 0 {
		d.tickUnseen() // the last tick may have taken away what the button offered
	}
	for owner, lacks := range d.nameless() {
		if lacking[owner] != "" {
			d.t.Error(lacks)
		}
	}
	if d.named == nil {
		d.named = map[string]bool{}
	}
	d.named[met] = true
}

// nameless returns a description of each thing that can have the focus and has no name, by its owner. Words that are
// only scrolled need none.
func (d *driver) nameless() map[any]string {
	top, lacking := d.app.stack.top(), map[any]string{}
	r := d.app.ask(top)
	named := map[any]bool{}
	for name, owner := range r.Heard.Owners {
		named[owner] = strings.TrimSpace(name) != ""
	}
	for owner, at := range r.Heard.Offers {
		if _, scrolls := owner.(*ui.Scroll); !named[owner] && !scrolls {
			lacking[owner] = fmt.Sprintf("%s: the %T at %v can have the focus and has no name", top.scene.Name(),
				owner, at.Whole)
		}
	}
	return lacking
}

package scenes

import (
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// The browser has no flag for the gallery: the artists' bench would only make the page heavier.
type (
	specimens struct{}
	exhibits  struct{}
)

var ritualSpecimens, mastersSpecimens, stonesSpecimens, marketSpecimens, tossSpecimens specimens

func exhibitsOf[C games.Core[C, M, E], M comparable, E any, V any](table.Kind[C, M, E, V], specimens) exhibits {
	return exhibits{}
}

func showGallery(*stage.Stage) {}

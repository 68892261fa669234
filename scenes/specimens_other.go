//go:build !js

package scenes

import (
	"runehall/scenes/gallery"
	"runehall/scenes/market"
	"runehall/scenes/masters"
	"runehall/scenes/ritual"
	"runehall/scenes/stones"
	"runehall/scenes/toss"
)

// What each board shows in the gallery.
var (
	ritualSpecimens  gallery.Specimens = ritual.Specimens
	mastersSpecimens gallery.Specimens = masters.Specimens
	stonesSpecimens  gallery.Specimens = stones.Specimens
	marketSpecimens  gallery.Specimens = market.Specimens
	tossSpecimens    gallery.Specimens = toss.Specimens
)

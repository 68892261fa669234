package scenes

import "runehall/scenes/gallery"

var ritualSpecimens, mastersSpecimens, stonesSpecimens, marketSpecimens, tossSpecimens gallery.Specimens

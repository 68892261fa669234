package baked

import "runehall/ui"

// Stamp is all on which the pictures of a board depend besides their keys: the look of the screen, and which pictures
// of the hall have come. Pictures of another stamp are to be made anew.
type Stamp struct {
	kit     *ui.Kit
	look    ui.Look
	version int
}

// StampOf returns the present stamp.
func StampOf(k *ui.Kit) Stamp { return Stamp{k, k.Look, k.ArtVersion()} }

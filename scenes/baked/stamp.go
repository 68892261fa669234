package baked

import "runehall/ui"

// Stamp is what the pictures of a board depend on besides their keys: the look of the screen, and which pictures of the hall have
// come. What was made under another stamp is to be made anew.
type Stamp struct {
	kit     *ui.Kit
	look    ui.Look
	version int
}

// StampOf returns the present stamp.
func StampOf(k *ui.Kit) Stamp { return Stamp{k, k.Look, k.ArtVersion()} }

package scenes

import "runehall/scenes/stage"

// showGallery does nothing in the browser, which has no flag for it: the artists' bench would only make the page heavier.
func showGallery(*stage.Stage) {}

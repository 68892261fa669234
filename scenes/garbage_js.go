package scenes

// collectOften does nothing: a page has a single thread, and never gives memory back to the browser anyway.
func collectOften() {}

// giveBackMemory does nothing, for the same reasons.
func giveBackMemory() {}

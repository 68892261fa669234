package scenes

// collectOften does nothing: a page has a single thread, and never gives memory back to the browser anyway.
func collectOften() {}

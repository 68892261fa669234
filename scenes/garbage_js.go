package scenes

// collectOften does nothing: a page has one thread, and what it has taken from the browser it keeps anyway.
func collectOften() {}

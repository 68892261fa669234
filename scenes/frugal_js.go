package scenes

// frugal does nothing: a page has one thread, and what it has taken from the browser it keeps anyway.
func frugal() {}

package credits

import "runehall/internal/fetch"

// In the browser the file lies beside the page.
var files = fetch.Texts{}

func read() ([]byte, error) {
	if text := files[Name]; text != nil {
		return text, nil
	}
	return nil, errMissing
}

// Fetch gets the file and calls done when it is there, from within the browser's event loop.
func Fetch(done func()) { files.Get("credits/", []string{Name}, done) }

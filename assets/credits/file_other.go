//go:build !js

package credits

import _ "embed"

//go:embed notices.json
var file []byte

func read() ([]byte, error) {
	if len(file) == 0 {
		return nil, errMissing
	}
	return file, nil
}

// Fetch gets the file; it is embedded, so that done is called at once.
func Fetch(done func()) { done() }

//go:build !js

package fonts

import "embed"

//go:embed whole/*.ttf
var wholes embed.FS

// whole returns the file of a whole typeface.
func whole(id ID) []byte {
	data, err := wholes.ReadFile("whole/" + wholeFiles[id-WholeBody])
	if err != nil {
		panic(err) // it is embedded
	}
	return data
}

// FetchWhole calls done at once: on this platform the whole typefaces are embedded.
func FetchWhole(done func()) { done() }

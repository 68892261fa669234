//go:build !js

package fonts

import "embed"

//go:embed whole/*.ttf
var wholes embed.FS

func whole(id ID) []byte {
	data, err := wholes.ReadFile("whole/" + wholeFiles[id-WholeBody])
	if err != nil {
		panic(err) // it is embedded
	}
	return data
}

// FetchWhole gets the whole typefaces; they are embedded, so that done is called at once.
func FetchWhole(done func()) { done() }

//go:build !js

package sound

import (
	"embed"
	"fmt"
)

//go:embed *.mp3
var files embed.FS

// Load hands over a file that the manifest names, before it returns.
func Load(file string, done func(data []byte, err error)) {
	data, err := files.ReadFile(file)
	if err != nil {
		err = fmt.Errorf("sound: %w", err)
	}
	done(data, err)
}

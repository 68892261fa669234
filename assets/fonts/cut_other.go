//go:build !js

package fonts

import _ "embed" // the fonts are files of this folder

//go:embed AlegreyaSans-Regular.ttf
var body []byte

//go:embed AlegreyaSans-Bold.ttf
var bold []byte

//go:embed Display-Regular.ttf
var display []byte

// cut are the cut typefaces.
var cut = [Count][]byte{Body: body, Bold: bold, Display: display}

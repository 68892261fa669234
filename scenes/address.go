package scenes

// HomePage is the address of the page with the published program: links that an installed program makes begin with it.
// It is set when the program is built: -ldflags "-X runehall/scenes.HomePage=https://…".
var HomePage string

// appAddress leads to the installed program, which has registered such addresses with the system.
const appAddress = "runehall://open"

// address returns how links to matches begin.
func (c *Config) address() string {
	switch {
	case c.Address != "":
		return c.Address
	case HomePage != "":
		return HomePage
	}
	return appAddress
}

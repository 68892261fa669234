package scenes

// HomePage is the address of the page with the published program, which stands before links that leave installed ones. It is set when
// the program is built: -ldflags "-X runehall/scenes.HomePage=https://…".
var HomePage string

// appAddress leads to the installed program, which has told the system that it opens such addresses.
const appAddress = "runehall://open"

// address is what stands before links.
func (c *Config) address() string {
	switch {
	case c.Address != "":
		return c.Address
	case HomePage != "":
		return HomePage
	}
	return appAddress
}

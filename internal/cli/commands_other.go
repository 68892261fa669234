//go:build !js

package cli

// subcommands are the first arguments that run something else than the window.
var subcommands = map[string]func([]string, console) error{"sim": simulate, "replay": replay, "link": link,
	"page": sendPage, "serve": hostRooms}

// benchFlags adds flags for people who work on the program.
func benchFlags(f *flags, o *windowFlags) {
	f.BoolVar(&o.gallery, "gallery", false, "show all widgets, materials and motions")
}

// usable returns all arguments: on a command line faults are reported, not dropped as in the page.
func usable(_ *flags, args []string, _ console) []string { return args }

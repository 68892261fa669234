package cli

// subcommands is empty: in the browser they would only make the download larger.
var subcommands = map[string]func([]string, console) error{}

// benchFlags adds nothing here, for the same reason.
func benchFlags(*flags, *windowFlags) {}

package cli

// subcommands are none in the browser: they would only make the page heavier.
var subcommands = map[string]func([]string, console) error{}

// benchFlags are none either.
func benchFlags(*flags, *windowFlags) {}

// recordText reads nothing: a page has no files. It does not know the games without tables either, which keeps it small.
func recordText(path string, _ console) (text []byte, damage error, err error) {
	return nil, nil, badUsage("--open %s: a page has no files", path)
}

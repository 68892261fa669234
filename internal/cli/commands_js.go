package cli

import "runehall/games"

// subcommands is empty: in the browser they would only make the download larger.
var subcommands = map[string]func([]string, console) error{}

// benchFlags adds nothing here, for the same reason.
func benchFlags(*flags, *windowFlags) {}

// recordText reads no file, since a page has none: a link is played by its table. Games without a table are not linked into the page
// either, which keeps it small.
func recordText(path string, _ console) (text []byte, damage error, err error) {
	if _, ok := games.LinkIn(path); ok {
		return []byte(path), nil, nil
	}
	return nil, nil, badUsage("--open %s: a page has no files", path)
}

package main

// subcommands are none in the browser: they would only make the page heavier.
var subcommands = map[string]func([]string, console) error{}

// benchFlags are none either.
func benchFlags(*flags, *windowFlags) {}

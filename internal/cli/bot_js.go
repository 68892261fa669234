package cli

import "runehall/scenes"

// keep does nothing: a page starts no other programs.
func keep() {}

// seatProgram returns an error: pages cannot run programs.
func (o *windowFlags) seatProgram(*scenes.Config, console) (dismiss func(), err error) {
	if o.bot != "" {
		return nil, badUsage("--bot %s: a page starts no other programs; Runehall on a desktop does", o.bot)
	}
	return func() {}, nil
}

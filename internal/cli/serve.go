//go:build !js

package cli

import (
	"errors"
	"io/fs"
	"log/slog"

	"runehall/internal/rooms/serve"
)

const serveHelp = `runehall serve [PAGE]: a host of rooms

People play in rooms together, each on a device of their own. The host keeps the rooms in a
folder, lets devices in, and sends them the page. PAGE is the file runehall-VERSION-page.zip, or
a folder with its contents; by default the one beside the program. Without a page there are
only rooms. docs/rooms.md says how to host in a living room and on a server.

With --mend it hosts nothing. It looks through all rooms, keeps of each damaged one the sound
lines before the damage, and says what it did. The damaged files stay, with another name.

`

// hostRooms is the command serve.
func hostRooms(args []string, c console) error {
	var o serve.Options
	f := newFlags("runehall serve", serveHelp)
	o.Flags(f.FlagSet)
	mend := f.Bool("mend", false, "save what is sound of damaged rooms, and host nothing")
	rest, err := f.parse(args, c)
	switch {
	case errors.Is(err, errHelp):
		return nil
	case err != nil:
		return err
	case len(rest) > 1:
		return badUsage("serve takes one page, not %d (see --help)", len(rest))
	}
	if err := o.Check(); err != nil {
		return badUsage("%w (see --help)", err)
	}
	if *mend {
		return o.Mend(c.out)
	}
	page, err := pageOf(rest)
	if err != nil {
		return err
	}
	j, err := o.Files()
	if err != nil {
		return err
	}
	ctx, stop := serve.Asked()
	defer stop()
	return errors.Join(o.Run(ctx, j, page, c.out, slog.New(slog.NewTextHandler(c.err, nil))), j.Close())
}

// pageOf returns the page in a given folder, or the one next to the program, or nil if there is none.
func pageOf(args []string) (fs.FS, error) {
	if len(args) == 1 {
		files, err := pageFiles(args[0])
		if err != nil {
			return nil, &usageError{err}
		}
		return files, nil
	}
	files, err := pageFiles("")
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return files, err
}

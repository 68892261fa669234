//go:build !js

package serve

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"

	"runehall/internal/rooms/journal"
	"runehall/internal/store"
)

// Mend saves what is sound of the damaged rooms in the folder that the options name, and tells what it did.
func (o *Options) Mend(out io.Writer) error {
	dir, err := store.RoomsDir(o.Data)
	if err != nil {
		return err
	}
	files, err := journal.OpenFiles(dir, true)
	if err != nil {
		return err
	}
	damaged, left := 0, 0
	var wrong error
	say := func(format string, args ...any) {
		_, err := fmt.Fprintf(out, format+"\n", args...)
		wrong = errors.Join(wrong, err)
	}
	rooms, err := files.Mend(context.Background(), func(m journal.Mended) {
		damaged++
		switch {
		case m.Err != nil:
			left++
			say("%s: not mended: %v", m.File, m.Err)
		case m.Lines == 0:
			say("%s: no line is sound, so the room is gone; the damaged file is %s", m.File, filepath.Base(m.Aside))
		default:
			say("%s: kept %d lines, cut off %d bytes; the damaged file is %s", m.File, m.Lines, m.Cut,
				filepath.Base(m.Aside))
		}
	})
	if err == nil {
		say("%d rooms, %d of them damaged", rooms, damaged)
	}
	if left > 0 {
		wrong = errors.Join(wrong, fmt.Errorf("%d damaged rooms could not be mended", left))
	}
	return errors.Join(err, wrong, files.Close())
}

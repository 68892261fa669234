package store

import (
	"errors"
	"fmt"
)

// Longer files are not read, so that a file that is no match cannot fill the memory. The longest matches ever played take less than a
// hundredth of a record's bound, which is package games' bound; ten thousand matches take a quarter of a journal's.
const (
	maxRecord  = 32 << 20
	maxJournal = 16 << 20
	maxSetting = 16 << 20
)

// ErrTooLarge: the record is longer than anything that this program writes, and is left as it is.
var ErrTooLarge = errors.New("longer than any match")

// checkSize refuses what could not be read again.
func checkSize(record int) error {
	if record > maxRecord {
		return fmt.Errorf("%w: %d bytes", ErrTooLarge, record)
	}
	return nil
}

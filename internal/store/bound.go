package store

import (
	"errors"
	"fmt"
)

// Longer files are not read, so that a file that is no match cannot fill the memory. The longest matches ever played
// take less than a hundredth of the bound for records, which is the bound of package games. Ten thousand matches take a
// quarter of the bound for journals.
const (
	maxRecord  = 32 << 20
	maxJournal = 16 << 20
	maxSetting = 16 << 20
)

// ErrTooLarge: the file is longer than anything that this program writes. It is left alone.
var ErrTooLarge = errors.New("longer than any match")

// checkSize refuses what could not be read again.
func checkSize(record int) error {
	if record > maxRecord {
		return fmt.Errorf("%w: %d bytes", ErrTooLarge, record)
	}
	return nil
}

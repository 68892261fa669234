package cli

import (
	"io"
	"os"
)

// maxFile is the largest record or recorded input that is read, in bytes.
const maxFile = 64 << 20

// readFile reads a file named on the command line; "-" is the standard input.
func readFile(path string, c console) ([]byte, error) {
	from := c.in
	if path != "-" {
		file, err := os.Open(path)
		if err != nil {
			return nil, &usageError{err}
		}
		defer func() { _ = file.Close() }() // only read from
		from = file
	}
	text, err := io.ReadAll(io.LimitReader(from, maxFile+1))
	if err != nil {
		return nil, &usageError{err}
	}
	if len(text) > maxFile {
		return nil, badUsage("%s: too large", path)
	}
	return text, nil
}

package cli

import (
	"io"
	"os"

	"runehall/internal/incoming"
)

// maxFile is the largest record or recorded input that is read, in bytes.
const maxFile = 64 << 20

// readFile reads a file named on the command line; "-" is the standard input.
func readFile(path string, c console) ([]byte, error) {
	from := c.in
	if path != "-" {
		file, err := os.Open(path)
		if err != nil {
			return nil, &usageError{incoming.Failed(path, err)}
		}
		defer func() { _ = file.Close() }() // only read from
		if info, err := file.Stat(); err == nil && info.IsDir() {
			return nil, &usageError{incoming.Because(incoming.Folder, path, nil)}
		}
		from = file
	}
	text, err := io.ReadAll(io.LimitReader(from, maxFile+1))
	if err != nil {
		return nil, &usageError{incoming.Failed(path, err)}
	}
	if len(text) > maxFile {
		return nil, &usageError{incoming.Because(incoming.Large, path, nil)}
	}
	return text, nil
}

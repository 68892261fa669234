//go:build !js

package store

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// readBounded reads a file of at most so many bytes. It does not open pipes, devices and the like.
func readBounded(path string, most int64) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, classify(err)
	}
	if err := checkReadable(info, most); err != nil {
		return nil, err
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, classify(err)
	}
	defer file.Close()
	return readOpen(file, info.Size(), most)
}

// checkReadable refuses everything that is not a regular file, and files that are too large.
func checkReadable(info fs.FileInfo, most int64) error {
	switch {
	case !info.Mode().IsRegular():
		return fmt.Errorf("%s is no file", info.Name())
	case info.Size() > most:
		return fmt.Errorf("%w: %s has %d bytes", ErrTooLarge, info.Name(), info.Size())
	}
	return nil
}

// readOpen reads an open file, whose size is a guess, from its beginning.
func readOpen(file io.ReaderAt, size, most int64) ([]byte, error) {
	text := bytes.NewBuffer(make([]byte, 0, min(size, most)+bytes.MinRead))
	n, err := text.ReadFrom(io.NewSectionReader(file, 0, most+1))
	if err != nil {
		return nil, classify(err)
	}
	if n > most {
		return nil, ErrTooLarge
	}
	return text.Bytes(), nil
}

// readHeld reads a file that is open for writing.
func readHeld(file *held, most int64) ([]byte, error) {
	info, err := file.Stat()
	if err != nil {
		return nil, classify(err)
	}
	if err := checkReadable(info, most); err != nil {
		return nil, err
	}
	return readOpen(file, info.Size(), most)
}

// readTail reads the last complete lines of a file, as many as fit into so many bytes.
func readTail(path string, most int64) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, classify(err)
	}
	if info.Size() <= most || !info.Mode().IsRegular() {
		return readBounded(path, most)
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, classify(err)
	}
	defer file.Close()
	text, err := io.ReadAll(io.NewSectionReader(file, info.Size()-most, most))
	if err != nil {
		return nil, classify(err)
	}
	_, text, _ = bytes.Cut(text, []byte{'\n'})
	return text, nil
}

// wholeLength returns how long a file is without an incomplete last line; only that line is read.
func wholeLength(file io.ReaderAt, size int64) (int64, error) {
	var block [4096]byte
	for end := size; end > 0; {
		from := max(0, end-int64(len(block)))
		part := block[:end-from]
		if _, err := file.ReadAt(part, from); err != nil && err != io.EOF {
			return 0, classify(err)
		}
		if at := bytes.LastIndexByte(part, '\n'); at >= 0 {
			return from + int64(at) + 1, nil
		}
		end = from
	}
	return 0, nil
}

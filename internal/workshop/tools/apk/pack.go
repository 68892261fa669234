package main

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"os"
	"strings"
)

// page is the size of a telephone's pages of memory, in bytes, at most.
const page = 16 << 10

// alignment is where the bytes of a file that is not compressed may begin: at its multiples.
func alignment(name string) int {
	if strings.HasSuffix(name, ".so") {
		return page
	}
	return 4
}

// part is a file in an app in its stored form, without its header.
type part struct {
	header zip.FileHeader
	stored []byte
}

// newPart compresses a file. Libraries stay uncompressed, because they are used in place.
func newPart(name string, data []byte) (part, error) {
	p := part{zip.FileHeader{
		Name: name, CRC32: crc32.ChecksumIEEE(data), UncompressedSize64: uint64(len(data)), Method: zip.Deflate,
		//lint:ignore SA1019 CreateRaw writes this field, and does not look at Modified.
		ModifiedDate: 1<<5 | 1, // the first day that there is: the same parts make the same app
	}, data}
	if strings.HasSuffix(name, ".so") {
		p.header.Method = zip.Store
	} else {
		var small bytes.Buffer
		w, err := flate.NewWriter(&small, flate.BestCompression)
		if err != nil {
			return part{}, err
		}
		if _, err := w.Write(data); err != nil {
			return part{}, err
		}
		if err := w.Close(); err != nil {
			return part{}, err
		}
		p.stored = small.Bytes()
	}
	p.header.CompressedSize64 = uint64(len(p.stored))
	return p, nil
}

func packFiles(base, out string, files []string) (err error) {
	parts, err := baseParts(base)
	if err != nil {
		return fmt.Errorf("read %s: %w", base, err)
	}
	for _, f := range files {
		place, name, ok := strings.Cut(f, "=")
		if !ok {
			return fmt.Errorf("%s is no PLACE=FILE", f)
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return fmt.Errorf("read a part: %w", err)
		}
		p, err := newPart(place, data)
		if err != nil {
			return fmt.Errorf("compress %s: %w", name, err)
		}
		parts = append(parts, p)
	}
	file, err := os.Create(out)
	if err != nil {
		return fmt.Errorf("write the app: %w", err)
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	return write(file, parts)
}

// baseParts reads what aapt2 has made.
func baseParts(name string) (parts []part, err error) {
	base, err := zip.OpenReader(name)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, base.Close()) }()
	for _, f := range base.File {
		r, err := f.OpenRaw()
		if err != nil {
			return nil, err
		}
		stored, err := io.ReadAll(r)
		if err != nil {
			return nil, err
		}
		parts = append(parts, part{f.FileHeader, stored})
	}
	return parts, nil
}

// write writes an app in which everything that is not compressed lies at its alignment.
func write(to io.Writer, parts []part) error {
	w := zip.NewWriter(to)
	at := int64(0) // where the next header begins
	for _, p := range parts {
		h := p.header
		h.Flags &^= 0x8 // its sizes stand before it
		h.Extra = nil
		if h.Method == zip.Store {
			h.Extra = padding(at, h.Name, alignment(h.Name))
		}
		out, err := w.CreateRaw(&h)
		if err != nil {
			return fmt.Errorf("write %s: %w", h.Name, err)
		}
		if _, err := out.Write(p.stored); err != nil {
			return fmt.Errorf("write %s: %w", h.Name, err)
		}
		at += headerSize + int64(len(h.Name)+len(h.Extra)+len(p.stored))
	}
	if err := w.Close(); err != nil {
		return fmt.Errorf("write the app: %w", err)
	}
	return nil
}

const (
	headerSize    = 30     // the length of a file's header without its name and extra field
	alignmentMark = 0xd935 // the id of an extra field that aligns a file; apksigner preserves it
)

// padding is added to the header at an offset so that the file after it begins at a multiple of align.
func padding(at int64, name string, align int) []byte {
	const fixed = 6
	start := at + headerSize + int64(len(name)) + fixed
	zeros := int((int64(align) - start%int64(align)) % int64(align))
	all := make([]byte, fixed+zeros)
	binary.LittleEndian.PutUint16(all[0:], alignmentMark)
	binary.LittleEndian.PutUint16(all[2:], uint16(len(all)-4))
	binary.LittleEndian.PutUint16(all[4:], uint16(align))
	return all
}

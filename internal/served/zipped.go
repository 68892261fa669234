package served

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"io"
	"io/fs"
	"strings"
	"time"
)

// Zipped returns the files of a zip. Beside each FILE that is deflated in it lies FILE.gz too: it is what the zip
// holds, with another head, so nothing is packed for it.
func Zipped(files *zip.Reader) fs.FS {
	z := zipped{Reader: files, deflated: map[string]*zip.File{}}
	for _, f := range files.File {
		if f.Method == zip.Deflate {
			z.deflated[f.Name+gzEnding] = f
		}
	}
	return z
}

const gzEnding = ".gz"

type zipped struct {
	*zip.Reader
	deflated map[string]*zip.File
}

// Open implements [fs.FS].
func (z zipped) Open(name string) (fs.File, error) {
	f := z.deflated[name]
	if f == nil {
		return z.Reader.Open(name)
	}
	raw, err := f.OpenRaw()
	if err != nil {
		return nil, &fs.PathError{Op: "open", Path: name, Err: err}
	}
	return &gzFile{Reader: io.MultiReader(bytes.NewReader(gzHead), raw,
		bytes.NewReader(gzTail(f))), info: gzInfo{f}}, nil
}

// Lstat implements [fs.ReadLinkFS]. A zip has no links that are followed.
func (z zipped) Lstat(name string) (fs.FileInfo, error) {
	if f := z.deflated[name]; f != nil {
		return gzInfo{f}, nil
	}
	return fs.Stat(z.Reader, name)
}

// ReadLink implements [fs.ReadLinkFS].
func (z zipped) ReadLink(name string) (string, error) {
	return "", &fs.PathError{Op: "readlink", Path: name, Err: fs.ErrInvalid}
}

// gzHead begins a file of gzip (RFC 1952): deflated, with no name and no time, by an unknown system.
var gzHead = []byte{0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255}

// gzTail ends it: with the checksum and the size of what was packed.
func gzTail(f *zip.File) []byte {
	tail := binary.LittleEndian.AppendUint32(nil, f.CRC32)
	return binary.LittleEndian.AppendUint32(tail, uint32(f.UncompressedSize64)) // as gzip does, modulo 2^32
}

// gzFile is an open file of gzip that is made of an entry of a zip.
type gzFile struct {
	io.Reader
	info gzInfo
}

// Stat implements [fs.File].
func (f *gzFile) Stat() (fs.FileInfo, error) { return f.info, nil }

// Close implements [fs.File].
func (f *gzFile) Close() error { return nil }

// gzInfo implements [fs.FileInfo].
type gzInfo struct{ of *zip.File }

// Name implements [fs.FileInfo].
func (i gzInfo) Name() string { return i.of.Name[strings.LastIndexByte(i.of.Name, '/')+1:] + gzEnding }

// Size implements [fs.FileInfo].
func (i gzInfo) Size() int64 { return int64(i.of.CompressedSize64) + int64(len(gzHead)) + 8 }

// Mode implements [fs.FileInfo].
func (i gzInfo) Mode() fs.FileMode { return i.of.Mode() }

// ModTime implements [fs.FileInfo].
func (i gzInfo) ModTime() time.Time { return i.of.Modified }

// IsDir implements [fs.FileInfo].
func (i gzInfo) IsDir() bool { return false }

// Sys implements [fs.FileInfo].
func (i gzInfo) Sys() any { return &i.of.FileHeader }

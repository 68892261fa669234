package main

import (
	"archive/tar"
	"archive/zip"
	"compress/flate"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// tree is a folder that becomes a package.
type tree struct{ dir string }

func (t tree) put(path string, data []byte, mode fs.FileMode) error {
	to := filepath.Join(t.dir, path)
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	return os.WriteFile(to, data, mode)
}

func (t tree) copy(from, path string, mode fs.FileMode) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return t.put(path, data, mode)
}

// settle gives everything in the tree the same time, and modes that depend on no umask: folders and programs can be
// entered and run by everybody.
func (t tree) settle(at time.Time) error {
	return filepath.WalkDir(t.dir, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		mode, err := modeOf(entry)
		return errors.Join(err, os.Chmod(path, mode), os.Chtimes(path, at, at))
	})
}

// modeOf returns the mode that a file or folder has in packages.
func modeOf(entry fs.DirEntry) (fs.FileMode, error) {
	info, err := entry.Info()
	if err != nil {
		return 0, err
	}
	if entry.IsDir() || info.Mode()&0o100 != 0 {
		return 0o755, nil
	}
	return 0o644, nil
}

// files calls add for each file and folder in the tree, ordered by path. add gets the path on the disk, and the name in
// the package, with slashes: it begins with the folder below, unless that is "".
func (t tree) files(below string, add func(path, name string, mode fs.FileMode, dir bool) error) error {
	return filepath.WalkDir(t.dir, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		inside, err := filepath.Rel(t.dir, path)
		if err != nil {
			return err
		}
		name := filepath.ToSlash(filepath.Join(below, inside))
		if name == "." {
			return nil
		}
		mode, err := modeOf(entry)
		if err != nil {
			return err
		}
		return add(path, name, mode, entry.IsDir())
	})
}

// tarball packs the tree into a file, with names as in zip. Every entry has the same time.
func (t tree) tarball(to, below string, at time.Time) (err error) {
	file, err := os.Create(to)
	if err != nil {
		return err
	}
	packed, err := gzip.NewWriterLevel(file, gzip.BestCompression)
	if err != nil {
		return errors.Join(err, file.Close())
	}
	w := tar.NewWriter(packed)
	err = t.files(below, func(path, name string, mode fs.FileMode, dir bool) error {
		head := &tar.Header{Name: name, Mode: int64(mode), ModTime: at, Format: tar.FormatUSTAR, Typeflag: tar.TypeReg}
		if dir {
			head.Name, head.Typeflag = name+"/", tar.TypeDir
			return w.WriteHeader(head)
		}
		info, err := os.Stat(path)
		if err != nil {
			return err
		}
		head.Size = info.Size()
		return errors.Join(w.WriteHeader(head), pour(w, path))
	})
	return errors.Join(err, w.Close(), packed.Close(), file.Close())
}

// zip packs the tree into a file. The names in the package begin with the folder below, unless that is "".
func (t tree) zip(to, below string, at time.Time) error {
	file, err := os.Create(to)
	if err != nil {
		return err
	}
	w := zip.NewWriter(file)
	w.RegisterCompressor(zip.Deflate, func(out io.Writer) (io.WriteCloser,
		error) {
		return flate.NewWriter(out, flate.BestCompression)
	})
	err = t.files(below, func(path, name string, mode fs.FileMode, dir bool) error {
		head := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: at}
		head.SetMode(mode)
		if strings.HasSuffix(name, ".br") {
			head.Method = zip.Store // it gets no smaller
		}
		if dir {
			head.Name, head.Method = name+"/", zip.Store
			head.SetMode(mode | fs.ModeDir)
		}
		into, err := w.CreateHeader(head)
		if err != nil || dir {
			return err
		}
		return pour(into, path)
	})
	return errors.Join(err, w.Close(), file.Close())
}

func pour(w io.Writer, path string) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	_, err = io.Copy(w, file)
	return errors.Join(err, file.Close())
}

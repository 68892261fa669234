package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// sums writes the checksums of all packages, as sha256sum --check reads them, and says how large they are.
func (d *maker) sums() error {
	files, err := filepath.Glob(filepath.Join(d.out, "runehall-*"))
	if err != nil {
		return err
	}
	var list bytes.Buffer
	for _, path := range files {
		sum, err := sumOf(path)
		if err != nil {
			return err
		}
		info, err := os.Stat(path)
		if err != nil {
			return err
		}
		fmt.Fprintf(&list, "%s  %s\n", sum, filepath.Base(path))
		fmt.Printf("%6.1f MB  %s\n", float64(info.Size())/1e6, filepath.Base(path))
	}
	return os.WriteFile(filepath.Join(d.out, "SHA256SUMS"), list.Bytes(), 0o644)
}

// sumOf returns the SHA-256 of a file.
func sumOf(path string) (string, error) {
	file, err := os.Open(path)
	if err != nil {
		return "", err
	}
	hash := sha256.New()
	_, err = io.Copy(hash, file)
	return hex.EncodeToString(hash.Sum(nil)), errors.Join(err, file.Close())
}

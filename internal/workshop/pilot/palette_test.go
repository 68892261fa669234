//go:build !js

package pilot

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestPalettedIsAlwaysTheSame writes the same picture several times: the files must be equal, and each patch must look
// as before.
func TestPalettedIsAlwaysTheSame(t *testing.T) {
	picture := Shrink(aScreen().draw())
	var first []byte
	for range 3 {
		few := Paletted(picture)
		var file bytes.Buffer
		if err := png.Encode(&file, few); err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = file.Bytes()
		} else if !bytes.Equal(first, file.Bytes()) {
			t.Fatal("the same picture becomes another file")
		}
		if lost := lost(picture, asRGBA(few)); len(lost) > 0 {
			t.Errorf("patches lose their look: %v", lost)
		}
	}
}

// TestPalettedKeepsFewColours checks that nothing is lost of a picture whose colours fit into a palette.
func TestPalettedKeepsFewColours(t *testing.T) {
	p := image.NewRGBA(image.Rect(0, 0, 10, 10))
	for i := range 100 {
		v := i % 60
		p.SetRGBA(i%10, i/10, color.RGBA{uint8(v), uint8(2 * v), uint8(255 - v), 255})
	}
	if got := asRGBA(Paletted(p)); !bytes.Equal(got.Pix, p.Pix) {
		t.Error("a colour is lost")
	}
}

// TestApprovingWritesOnlyWhatDiffers approves a new picture, one that looks the same, and one that differs. Only the
// first and the last may be written.
func TestApprovingWritesOnlyWhatDiffers(t *testing.T) {
	t.Chdir(t.TempDir())
	t.Setenv(ApproveVar, "1")
	path := filepath.Join(approved, "screen.png")
	s := aScreen()
	Approved(t, "screen", s.draw())
	old := time.Now().Add(-time.Hour).Truncate(time.Second)
	touched := func() bool {
		t.Helper()
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		was := !info.ModTime().Equal(old)
		if err := os.Chtimes(path, old, old); err != nil {
			t.Fatal(err)
		}
		return was
	}
	if !touched() {
		t.Error("a new picture is not written")
	}
	s.moved, s.jitter = image.Pt(1, 0), 2
	if Approved(t, "screen", s.draw()); touched() {
		t.Error("a picture that nobody can tell from the approved one is written anew")
	}
	s.tiles = s.tiles[1:]
	if Approved(t, "screen", s.draw()); !touched() {
		t.Error("a picture that differs is not written")
	}
	t.Setenv(ApproveVar, "")
	Approved(t, "screen", s.draw())
}

// allApproved bounds how many bytes all approved pictures have together: they are half of what a clone fetches, and
// every change of one stays in the history.
const allApproved = 400 << 10

// TestApprovedPicturesAreSmall checks that every approved picture in the repository has a palette, and that they stay
// small together.
func TestApprovedPicturesAreSmall(t *testing.T) {
	total, files := int64(0), 0
	err := filepath.WalkDir("../../..", func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			if err == nil && (d.Name() == "build" || d.Name() == ".git") {
				return filepath.SkipDir
			}
			return err
		}
		if !strings.Contains(filepath.ToSlash(path), approved+"/") {
			return nil
		}
		if _, err := readApproved(path); err != nil {
			t.Error(err)
		}
		info, err := d.Info()
		total, files = total+info.Size(), files+1
		return err
	})
	if err != nil || files == 0 || total > allApproved {
		t.Errorf("%d pictures have %d bytes, and may have %d: %v", files, total, allApproved, err)
	}
	t.Logf("%d pictures, %d bytes", files, total)
}

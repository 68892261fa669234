package icon

import (
	"crypto/sha256"
	"encoding/hex"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// sources are what the pictures are made from, as icon.mjs lists them.
var sources = []string{"assets/src/art/icon.mjs", "assets/src/art/record.svg", "wasm/page/icon.svg"}

func TestPicturesAreOfTheirSources(t *testing.T) {
	hash := sha256.New()
	for _, name := range sources {
		data, err := os.ReadFile(filepath.Join("..", "..", name))
		if err != nil {
			t.Fatal(err)
		}
		hash.Write([]byte(name + "\n"))
		hash.Write(data)
	}
	want, err := os.ReadFile("sources.sha256")
	if err != nil {
		t.Fatal(err)
	}
	if hex.EncodeToString(hash.Sum(nil)) != strings.TrimSpace(string(want)) {
		t.Error("the drawings have changed since: make art ARGS=icon")
	}
}

// TestEveryPictureHasItsSize shows that each file is as large as its name says, that the sigil stands on nothing, and
// that an icon for home screens fills its square.
func TestEveryPictureHasItsSize(t *testing.T) {
	files, err := filepath.Glob("*.png")
	if err != nil || len(files) < 20 {
		t.Fatalf("%d pictures, %v", len(files), err)
	}
	digits := regexp.MustCompile(`\d+`)
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		picture, err := png.Decode(f)
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		size, err := strconv.Atoi(digits.FindString(name))
		if err != nil {
			t.Fatal(err)
		}
		if b := picture.Bounds(); b.Dx() != size || b.Dy() != size {
			t.Errorf("%s is %v", name, b)
		}
		_, _, _, corner := picture.At(0, 0).RGBA()
		if filled := corner == 0xffff; filled != (strings.HasPrefix(name, "maskable") ||
			strings.HasPrefix(name, "touch")) {
			t.Errorf("%s: the corner's alpha is %d", name, corner)
		}
		if _, _, _, middle := picture.At(size/2, size/2).RGBA(); middle != 0xffff {
			t.Errorf("%s: the middle's alpha is %d", name, middle)
		}
	}
}

func TestImages(t *testing.T) {
	all, err := Images()
	if err != nil {
		t.Fatal(err)
	}
	for i, size := range []int{16, 32, 48, 128} {
		if all[i].Bounds().Dx() != size {
			t.Errorf("picture %d is %v", i, all[i].Bounds())
		}
	}
}

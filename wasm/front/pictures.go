package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"golang.org/x/image/webp"
)

// picture is where a picture of the title lies.
type picture struct {
	File  string `json:"file"` // beside the page
	Rect  [4]int `json:"rect"` // within the file: left, top, width and height, in pixels
	Sheet [2]int `json:"sheet"`
}

// pictures returns the pictures of the title: its ground, its name, a table for each game, and what lies along the
// lower edge.
func pictures(assets string, games []string) (map[string]picture, error) {
	wanted := map[string][]string{"title": {"hall", "hall.portrait", "name"}, "core": {"ledge"}}
	for _, id := range games {
		wanted["title"] = append(wanted["title"], "table."+id)
	}
	out := map[string]picture{}
	for pack, ids := range wanted {
		found, err := index(assets, pack)
		if err != nil {
			return nil, fmt.Errorf("the pictures of the title: %w", err)
		}
		for _, id := range ids {
			p, ok := found[id]
			if !ok {
				return nil, fmt.Errorf("the pictures of the title: pack %s has no %q", pack, id)
			}
			out[id] = p
		}
	}
	return out, nil
}

// index returns all pictures of a pack.
func index(assets, pack string) (map[string]picture, error) {
	text, err := os.ReadFile(filepath.Join(assets, pack, "index.json"))
	if err != nil {
		return nil, err
	}
	var x struct {
		Sheets map[string]map[string][5]float64
	}
	if err := json.Unmarshal(text, &x); err != nil {
		return nil, fmt.Errorf("%s: %w", pack, err)
	}
	out := map[string]picture{}
	for file, places := range x.Sheets {
		size, err := sizeOf(filepath.Join(assets, pack, file))
		if err != nil {
			return nil, err
		}
		for id, at := range places {
			out[id] = picture{"art/" + pack + "/" + file, [4]int{int(at[0]), int(at[1]), int(at[2]), int(at[3])}, size}
		}
	}
	return out, nil
}

func sizeOf(path string) (size [2]int, err error) {
	f, err := os.Open(path)
	if err != nil {
		return size, err
	}
	defer f.Close()
	c, err := webp.DecodeConfig(f)
	if err != nil {
		return size, fmt.Errorf("%s: %w", path, err)
	}
	return [2]int{c.Width, c.Height}, nil
}

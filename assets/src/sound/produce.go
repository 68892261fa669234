package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"runehall/assets/sound"
)

// pieces are all music, in the order of its ids.
var pieces = []*piece{&title, &ritual, &masters, &stones, &market, &toss, &hearth, &finish}

// produce makes everything and writes the manifest.
func produce(wav string) error {
	m := sound.Manifest{
		Music: map[string]sound.Loop{}, Effects: map[string][]sound.Clip{}, Files: map[string]string{}, Results: map[string]string{},
	}
	for _, p := range pieces {
		loop, err := makeMusic(p, results, wav)
		if err != nil {
			return err
		}
		m.Music[p.name] = loop
		if m.Results[loop.File], err = hash(filepath.Join(results, loop.File)); err != nil {
			return err
		}
	}
	var err error
	for home := sound.Silence; int(home) <= len(pieces); home++ {
		file, err := makeEffects(home, m.Effects, results, wav)
		if err != nil {
			return err
		}
		if file == "" {
			continue
		}
		m.Files[home.String()] = file
		if m.Results[file], err = hash(filepath.Join(results, file)); err != nil {
			return err
		}
	}
	if m.Sources, err = sourceHashes(); err != nil {
		return err
	}
	text, err := json.MarshalIndent(m, "", "\t")
	if err != nil {
		return fmt.Errorf("the manifest: %w", err)
	}
	return os.WriteFile(filepath.Join(results, "manifest.json"), append(text, '\n'), 0o666)
}

// sourceHashes returns the hashes of this program's files, of which the results are made; its tests change no sound.
func sourceHashes() (map[string]string, error) {
	files, err := filepath.Glob(filepath.Join(sources, "*.go"))
	if err != nil {
		return nil, err
	}
	hashes := map[string]string{}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		if hashes[filepath.Base(file)], err = hash(file); err != nil {
			return nil, err
		}
	}
	return hashes, nil
}

func hash(file string) (string, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:]), nil
}

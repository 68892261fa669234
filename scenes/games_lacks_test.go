//go:build !js

package scenes

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"runehall/assets/art"
	"runehall/assets/rules"
	"runehall/assets/sound"
	"runehall/games"
	"runehall/games/bots"
	"runehall/scenes/library"
)

func lacksEntry(p *premises, g library.Game) []string {
	if info, _ := p.info(g.ID); info == nil {
		return []string{"its entry"}
	}
	return nil
}

func lacksGolden(p *premises, g library.Game) (missing []string) {
	for _, name := range []string{g.ID + ".golden.json", g.ID + ".records"} {
		if _, err := fs.Stat(p.files, "games/all/testdata/"+name); err != nil {
			missing = append(missing, name)
		}
	}
	return missing
}

func lacksLine(p *premises, g library.Game) []string {
	if !slices.ContainsFunc(p.shelves.Games, func(o library.Game) bool { return o.ID == g.ID }) {
		return []string{"its line"}
	}
	return nil
}

// keysOf lists the messages that the screens need for any game. Messages of its core and its board are covered where
// matches are played.
func keysOf(info *games.Info, levels []string) []string {
	keys := []string{"game." + info.ID, "title." + info.ID, "setup.goal." + info.ID, "results.points." + info.ID,
		"results.curve." + info.ID}
	for _, level := range levels {
		keys = append(keys, "level."+level)
	}
	for _, level := range bots.Rungs() {
		keys = append(keys, "level."+level+".text")
	}
	for _, o := range info.AllOptions() {
		key := info.OptionKey(o)
		keys = append(keys, key)
		for _, c := range o.Choices {
			keys = append(keys, key+"."+c, key+"."+c+".text")
		}
	}
	for _, r := range info.Refusals {
		keys = append(keys, r.Reason)
	}
	for _, id := range info.Clauses {
		keys = append(keys, "clause."+id)
	}
	return keys
}

func lacksMessages(p *premises, g library.Game) (missing []string) {
	info, levels := p.info(g.ID)
	if info == nil {
		return []string{"all messages"}
	}
	for _, tag := range p.tags {
		book, err := p.shelves.Book(tag)
		if err != nil {
			return []string{err.Error()}
		}
		keys := keysOf(info, levels)
		if rulebook, err := p.shelves.Rules(g.ID, tag); err == nil && len(rulebook.Things) > 0 {
			keys = append(keys, "rules.things."+g.ID)
			for thing := range rulebook.Things {
				keys = append(keys, g.ID+".card."+thing)
			}
		}
		for _, key := range keys {
			if !book.Has(key) {
				missing = append(missing, tag+": "+key)
			}
		}
	}
	return missing
}

// lacksTips checks that the first tip says how to win, before there is anything to point at, and that each tip has its
// words and its clause.
func lacksTips(p *premises, g library.Game) (missing []string) {
	if len(g.Tips) == 0 || g.Tips[0].At != "" {
		missing = append(missing, "what wins, before there is anything to point at")
	}
	info, _ := p.info(g.ID)
	for _, tip := range g.Tips {
		if info != nil && !slices.Contains(info.Clauses, tip.Clause) {
			missing = append(missing, "the clause of the tip "+tip.ID)
		}
		for _, tag := range p.tags {
			if book, err := p.shelves.Book(tag); err != nil || !book.Has(g.ID+".tip."+tip.ID) {
				missing = append(missing, tag+": "+g.ID+".tip."+tip.ID)
			}
		}
	}
	return missing
}

// featsEach is how many achievements each game has.
const featsEach = 10

// lacksFeats checks that every achievement has its words, its clause and an id of its own.
func lacksFeats(p *premises, g library.Game) (missing []string) {
	if len(g.Feats) != featsEach {
		missing = append(missing, fmt.Sprintf("%d feats, and not %d", featsEach, len(g.Feats)))
	}
	info, _ := p.info(g.ID)
	seen := map[string]bool{}
	for _, f := range g.Feats {
		if info == nil || !slices.Contains(info.Clauses, f.Clause) || seen[f.ID] {
			missing = append(missing, "the clause of the feat "+f.ID+", or an id of its own")
		}
		seen[f.ID] = true
		for _, tag := range p.tags {
			key := "feat." + g.ID + "." + f.ID
			if book, err := p.shelves.Book(tag); err != nil || !book.Has(key) || !book.Has(key+".text") {
				missing = append(missing, tag+": "+key)
			}
		}
	}
	return missing
}

func lacksRulebook(p *premises, g library.Game) (missing []string) {
	for _, tag := range p.tags {
		name := g.ID + "/" + tag + ".json"
		text, err := fs.ReadFile(p.files, "assets/rules/"+name)
		if err != nil || !json.Valid(text) {
			missing = append(missing, name)
		}
	}
	return missing
}

func lacksEmbedded(p *premises, g library.Game) (missing []string) {
	for _, tag := range p.tags {
		file, err := fs.ReadFile(p.files, "assets/rules/"+g.ID+"/"+tag+".json")
		want := rules.Book{}
		if err != nil || json.Unmarshal(file, &want) != nil {
			missing = append(missing, "a rulebook in "+tag)
			continue
		}
		if got, err := p.shelves.Rules(g.ID, tag); err != nil || got.Sections[0].Title != want.Sections[0].Title {
			missing = append(missing, "the folder: the rulebook in "+tag+" is not in the program")
		}
	}
	return missing
}

func lacksForms(p *premises, g library.Game) (missing []string) {
	book, err := p.shelves.Book("en")
	if err != nil {
		return []string{err.Error()}
	}
	name := "?"
	if book.Has("game." + g.ID) {
		name = book.Text("game." + g.ID)
	}
	for file, heading := range map[string]string{"docs/record-format.md": "\n## Moves of " + name + "\n",
		"docs/replay-json.md": "\n## " + name + "\n"} {
		if text, err := fs.ReadFile(p.files, file); err != nil || !strings.Contains(string(text), heading) {
			missing = append(missing, file+": "+strings.TrimSpace(heading))
		}
	}
	slices.Sort(missing)
	return missing
}

// pictures lists the ids of the pictures of all packs.
func (p *premises) pictures() map[art.ID]bool {
	list := map[art.ID]bool{}
	indices, err := fs.Glob(p.files, "assets/art/*/index.json")
	if err != nil {
		panic(err) // the pattern is well formed
	}
	for _, name := range indices {
		var index struct {
			Sheets map[string]map[art.ID]any `json:"sheets"`
		}
		if text, err := fs.ReadFile(p.files, name); err == nil && json.Unmarshal(text, &index) == nil {
			for _, sheet := range index.Sheets {
				for id := range sheet {
					list[id] = true
				}
			}
		}
	}
	return list
}

func lacksTable(p *premises, g library.Game) []string {
	if id := art.Table(g.ID); !p.pictures()[id] {
		return []string{string(id)}
	}
	return nil
}

func lacksPictures(p *premises, g library.Game) (missing []string) {
	there := p.pictures()
	if len(g.Pictures) == 0 {
		missing = append(missing, "a picture of each of its sheets, in Pictures")
	}
	for _, id := range g.Pictures {
		if !there[id] {
			missing = append(missing, string(id))
		}
	}
	info := g.Door.Info()
	for choice, id := range g.Shows {
		option, value, _ := strings.Cut(choice, ".")
		at := slices.IndexFunc(info.Options, func(o games.Option) bool { return o.ID == option })
		if at < 0 || !slices.Contains(info.Options[at].Choices, value) {
			missing = append(missing, "the choice "+choice+", which has a picture")
		}
		if !there[id] {
			missing = append(missing, string(id))
		}
	}
	return missing
}

func lacksMusic(_ *premises, g library.Game) []string {
	if _, ok := sound.ReadManifest().Music[g.Music.String()]; !ok {
		return []string{"its music"}
	}
	return nil
}

func lacksExhibits(p *premises, g library.Game) (missing []string) {
	if g.Exhibits.Specimens == nil || g.Exhibits.Motions == nil {
		return []string{"what the gallery shows"}
	}
	st := p.stage.app.stage
	if len(g.Exhibits.Specimens(st.Kit, st.Text)) == 0 {
		missing = append(missing, "pieces for the gallery")
	}
	if len(g.Exhibits.Motions(st)) == 0 {
		missing = append(missing, "an event that moves anything")
	}
	return missing
}

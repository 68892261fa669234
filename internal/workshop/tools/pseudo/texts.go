package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
)

func read(path string) (value map[string]any, err error) {
	text, err := os.ReadFile(path)
	if err == nil {
		err = json.Unmarshal(text, &value)
	}
	if err != nil {
		err = fmt.Errorf("%s: %w", path, err)
	}
	return value, err
}

// messages adds the messages of a language, made from the English ones.
func messages(root, tag string, files map[string][]byte) error {
	names, err := filepath.Glob(filepath.Join(root, "assets/lang/en/*.json"))
	if err != nil {
		return err
	}
	for _, name := range names {
		book, err := read(name)
		if err != nil {
			return err
		}
		for key, value := range book {
			switch v := value.(type) {
			case string:
				book[key] = pseudo(v, room(key))
			case map[string]any:
				for form, text := range v {
					if form != "count" {
						v[form] = pseudo(text.(string), room(key))
					}
				}
			}
		}
		if filepath.Base(name) == "scenes.json" {
			book["language."+own] = pseudo("Pseudo", longer)
		}
		text, err := json.Marshal(book)
		if err != nil {
			return err
		}
		files["assets/lang/"+tag+"/"+filepath.Base(name)] = text
	}
	return nil
}

// rulebooks adds the rulebooks of a language.
func rulebooks(root, tag string, files map[string][]byte) error {
	names, err := filepath.Glob(filepath.Join(root, "assets/rules/*/en.json"))
	if err != nil {
		return err
	}
	for _, name := range names {
		book, err := read(name)
		if err != nil {
			return err
		}
		text, err := json.Marshal(texts("", book))
		if err != nil {
			return err
		}
		files["assets/rules/"+filepath.Base(filepath.Dir(name))+"/"+tag+".json"] = text
	}
	return nil
}

// texts returns a value of a rulebook with its texts and titles in pseudo-words.
func texts(key string, value any) any {
	switch v := value.(type) {
	case string:
		if key == "text" || key == "title" {
			return pseudo(v, longer)
		}
	case []any:
		for i := range v {
			v[i] = texts(key, v[i])
		}
	case map[string]any:
		for k := range v {
			v[k] = texts(k, v[k])
		}
	}
	return value
}

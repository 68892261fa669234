package stones

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
)

// tableKeys are the allowed keys of a card table, except those in exchanges, which are checked when they are read.
var tableKeys = []string{"display", "smithies", "creatures", "druids", "no", "colour", "magic", "kind", "ability"}

// keys looks for keys that stand twice in one object, and for keys with other capitals: package json would silently
// take the last of the former, and any spelling of the latter. The text must be valid JSON.
func (r *deckReader) keys(text []byte) {
	words := json.NewDecoder(bytes.NewReader(text))
	var open []*object
	for {
		word, err := words.Token()
		if err != nil {
			return
		}
		var in *object
		if len(open) > 0 {
			in = open[len(open)-1]
		}
		if key, ok := word.(string); ok && in != nil && in.keyed && !in.value {
			in.value = true
			r.key(key, in, 1+bytes.Count(text[:words.InputOffset()], []byte("\n")))
			continue
		}
		switch word {
		case json.Delim('{'), json.Delim('['):
			open = append(open, &object{keyed: word == json.Delim('{')})
			continue
		case json.Delim('}'), json.Delim(']'):
			if open = open[:len(open)-1]; len(open) > 0 {
				in = open[len(open)-1]
			}
		}
		if in != nil {
			in.value = false
		}
	}
}

// object is an object or a list that is being read: the keys so far, and whether a value comes next.
type object struct {
	keyed, value bool
	had          []string
}

// key checks the next key of an object.
func (r *deckReader) key(key string, in *object, line int) {
	if slices.Contains(in.had, key) {
		r.wrong("line %d: the key %q stands twice", line, key)
	}
	in.had = append(in.had, key)
	if small := strings.ToLower(key); small != key && slices.Contains(tableKeys, small) {
		r.wrong("line %d: the key is %q, not %q", line, key, small)
	}
}

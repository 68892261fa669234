package rival

import (
	"errors"
	"strings"
)

// Words splits a command into words at spaces. Quotes of either kind hold words together. Nothing else has a meaning,
// because no shell reads the command.
func Words(command string) ([]string, error) {
	var (
		words []string
		word  strings.Builder
		begun bool
		quote rune
	)
	end := func() {
		if begun {
			words = append(words, word.String())
		}
		word.Reset()
		begun = false
	}
	for _, c := range command {
		switch {
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '"' || c == '\''):
			quote, begun = c, true
		case quote == 0 && (c == ' ' || c == '\t'):
			end()
		default:
			word.WriteRune(c)
			begun = true
		}
	}
	end()
	switch {
	case quote != 0:
		return nil, errors.New("a quote is not closed")
	case len(words) == 0 || words[0] == "":
		return nil, errors.New("it names no program")
	}
	return words, nil
}

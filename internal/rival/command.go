package rival

import (
	"errors"
	"strings"
)

// Words takes a command apart. Words stand apart by spaces; quotes of either kind hold together what is between them, and nothing else has a
// meaning: no shell reads the command.
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

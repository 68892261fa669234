package lang

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Tags returns the available languages. The first one is the fallback.
func Tags() []string { return []string{"en", "de", "fr", "uk"} }

// Book holds all messages of one language. It is safe for use by one goroutine.
type Book struct {
	tag      string
	messages map[string]message
	numbers  map[string]int // numbers that every text can refer to
	errs     []error
	missing  map[string]bool
}

// message is a text, or one per plural form chosen by the argument count.
type message struct {
	text  string
	count string
	forms map[string]string
}

// Load reads the messages of the language that matches tag best: "de", "de-AT", "de_AT.UTF-8"; one
// that there is not gives English. In the browser it must have been fetched; see [Fetch]. The error says which file is
// missing or damaged.
func Load(tag string) (*Book, error) { return Read(files, Match(tag)) }

// Read reads the messages of a language from a file system that has a folder for it, whether it is one of [Tags] or
// not.
func Read(fsys fs.FS, tag string) (*Book, error) {
	b := &Book{tag: tag, messages: make(map[string]message, 4096), missing: map[string]bool{}}
	names, err := fs.Glob(fsys, tag+"/*.json")
	if err != nil {
		return nil, fmt.Errorf("lang: %s: %w", tag, err)
	}
	for _, name := range names {
		if err := b.read(fsys, name); err != nil {
			return nil, fmt.Errorf("lang: %s: %w", name, err)
		}
	}
	if len(names) == 0 {
		return nil, fmt.Errorf("lang: no messages for %q", tag)
	}
	return b, nil
}

func (b *Book) read(fsys fs.FS, name string) error {
	data, err := fs.ReadFile(fsys, name)
	if err != nil {
		return err
	}
	return readMessages(data, func(key string, m message) error {
		n := len(b.messages)
		if b.messages[key] = m; len(b.messages) == n {
			return errors.New("it is in another place too")
		}
		return nil
	})
}

// Tag returns the language of the book.
func (b *Book) Tag() string { return b.tag }

// Has reports whether there is a message for key.
func (b *Book) Has(key string) bool { _, ok := b.messages[key]; return ok }

// Keys returns all keys in order.
func (b *Book) Keys() []string { return slices.Sorted(maps.Keys(b.messages)) }

// Written returns the texts of a message as they are written, with the names of arguments: one, or one for each plural
// form.
func (b *Book) Written(key string) []string {
	m := b.messages[key]
	if m.forms == nil {
		return []string{m.text}
	}
	return slices.Sorted(maps.Values(m.forms))
}

// Text returns the message of key with its arguments put in. A key or an argument that is missing
// shows as ⟦key⟧ or ⟦argument⟧ and is collected for [Book.Err].
func (b *Book) Text(key string, args ...Arg) string {
	m, ok := b.messages[key]
	if !ok {
		b.miss("key " + key)
		return "⟦" + key + "⟧"
	}
	text := m.text
	if m.forms != nil {
		text = b.form(key, m, args)
	}
	return b.fill(key, text, args)
}

// Know adds numbers by name. Every text can refer to them without getting them as arguments.
func (b *Book) Know(numbers map[string]int) {
	if b.numbers == nil {
		b.numbers = map[string]int{}
	}
	maps.Copy(b.numbers, numbers)
}

// Fill inserts known numbers into a text that is no message, such as a rule. An unknown name shows as ⟦name⟧ and is
// collected for [Book.Err].
func (b *Book) Fill(text string) string { return b.fill("a text", text, nil) }

// fill puts arguments and numbers into a text.
func (b *Book) fill(key, text string, args []Arg) string {
	if !strings.ContainsAny(text, "{}") {
		return text
	}
	var out strings.Builder
	for text != "" {
		i := strings.IndexAny(text, "{}")
		if i < 0 {
			out.WriteString(text)
			break
		}
		out.WriteString(text[:i])
		if i+1 < len(text) && text[i+1] == text[i] {
			out.WriteByte(text[i])
			text = text[i+2:]
			continue
		}
		end := strings.IndexByte(text[i:], '}')
		if text[i] == '}' || end < 0 {
			b.miss("brace in " + key)
			out.WriteString(text[i:])
			break
		}
		out.WriteString(b.arg(key, text[i+1:i+end], args))
		text = text[i+end+1:]
	}
	return out.String()
}

func (b *Book) form(key string, m message, args []Arg) string {
	n, ok := b.number(m.count, args)
	if !ok {
		b.miss("number " + m.count + " of " + key)
	} else if text, ok := m.forms[Plural(b.tag, n)]; ok {
		return text
	}
	return m.forms["other"]
}

// number returns a number by name, from the arguments or from the known numbers.
func (b *Book) number(name string, args []Arg) (n int, ok bool) {
	for _, a := range args {
		if a.name == name && a.kind == numberArg {
			return a.number, true
		}
	}
	n, ok = b.numbers[name]
	return n, ok
}

// word returns the form of a word that goes with a number. The last of the forms stands for all that are not written.
func (b *Book) word(key, name string, forms []string, args []Arg) string {
	n, ok := b.number(name, args)
	if !ok {
		b.miss("number " + name + " of " + key)
		return "⟦" + name + "⟧"
	}
	return forms[min(slices.Index(Forms(b.tag), Plural(b.tag, n)), len(forms)-1)]
}

func (b *Book) arg(key, name string, args []Arg) string {
	if name, forms, ok := strings.Cut(name, ":"); ok {
		return b.word(key, name, strings.Split(forms, "|"), args)
	}
	if n, ok := b.numbers[name]; ok {
		return strconv.Itoa(n)
	}
	for _, a := range args {
		if a.name != name {
			continue
		}
		if a.kind == phraseArg {
			return b.Text(a.text, a.args...)
		}
		return a.text
	}
	b.miss("argument " + name + " of " + key)
	return "⟦" + name + "⟧"
}

func (b *Book) miss(what string) {
	if !b.missing[what] {
		b.missing[what] = true
		b.errs = append(b.errs, errors.New(b.tag+": missing "+what))
	}
}

// Err returns everything that was missing so far, or nil. It is for tests and the log.
func (b *Book) Err() error { return errors.Join(b.errs...) }

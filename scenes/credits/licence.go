package credits

import (
	"strings"

	"runehall/assets/credits"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// licence shows the licence of a part of the program, as its authors wrote it.
type licence struct {
	page.Page
	stage *stage.Stage
	part  credits.Part
	texts []*page.Passage
	words ui.Column
}

func newLicence(st *stage.Stage, book *credits.Book, part credits.Part) *licence {
	s := &licence{stage: st, part: part}
	s.Back.OnTap = st.Pop
	s.Content = &s.words
	for _, n := range part.Texts {
		for _, text := range paragraphs(book.Texts[n]) {
			s.texts = append(s.texts, &page.Passage{Text: text})
		}
	}
	return s
}

// listed reports whether a line stands for itself within a paragraph: whether it begins with a bullet, a number or a
// letter in brackets, a mark of a heading, or with whose something is.
func listed(line string) bool {
	for _, begin := range []string{"*", "-", "#", "http:", "https:"} {
		if strings.HasPrefix(line, begin) {
			return true
		}
	}
	if rest, ok := strings.CutPrefix(line, "Copyright"); ok {
		return rest == "" || !letterOrDigit(rest[0])
	}
	rest := strings.TrimPrefix(line, "(")
	n := 0
	for n < min(2, len(rest)) && letterOrDigit(rest[n]) && rest[n]|0x20 == rest[n] {
		n++
	}
	return n > 0 && n < len(rest) && (rest[n] == '.' || rest[n] == ')')
}

func letterOrDigit(b byte) bool {
	return '0' <= b && b <= '9' || 'a' <= b|0x20 && b|0x20 <= 'z'
}

// paragraphs takes a text apart at its empty lines, and joins the lines of each paragraph: they were broken for a width
// that no screen has.
func paragraphs(text string) (list []string) {
	now := ""
	end := func() {
		if now != "" {
			list = append(list, now)
		}
		now = ""
	}
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		switch {
		case strings.Trim(line, "-=`") == "": // empty, or a rule
			end()
		case now != "" && listed(line):
			now += "\n" + line
		case now != "":
			now += " " + line
		default:
			now = line
		}
	}
	end()
	return list
}

// Name is "licence".
func (s *licence) Name() string { return "licence" }

// Enter focuses the way back.
func (s *licence) Enter(root *ui.Root) { root.Focus(&s.Back) }

// Layout places everything.
func (s *licence) Layout(screen, safe ui.Rect) {
	k := s.stage.Kit
	s.Title, s.Line = PartName(s.part), strings.Join(s.part.Licences, ", ")
	s.words = ui.Column{Gap: k.Gap.M}
	for _, w := range s.texts {
		w.Style = k.Type.Small
		s.words.Items = append(s.words.Items, w)
	}
	s.Arrange(k, screen, safe)
}

// Report says what can be pressed.
func (s *licence) Report(r *stage.Report) {
	names := stage.Names{&s.Back: "licence.back"}
	if r.Heard != nil {
		for i, w := range s.texts {
			names[w] = page.Numbered("licence.text.", i)
		}
	}
	names.Report(r)
	r.State["part"] = s.Title
}

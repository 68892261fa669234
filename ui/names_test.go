package ui

import (
	"strings"
	"testing"
	"unicode"

	"runehall/assets/fonts"
)

// own are letters and names that our typefaces draw by themselves.
var own = map[string]string{
	"Czech":      "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž Dvořák",
	"Turkish":    "ÇĞIİÖŞÜçğıiöşü Güneş Işık",
	"Croatian":   "ČĆĐŠŽčćđšž ǅ Đorđe",
	"Romanian":   "ĂÂÎȘȚăâîșț ŞŢşţ Ștefan",
	"Vietnamese": "ĂÂĐÊÔƠƯăâđêôơư ẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ Nguyễn",
	"Polish":     "ĄĆĘŁŃÓŚŹŻąćęłńóśźż Łukasz",
	"Icelandic":  "ÁÐÉÍÓÚÝÞÆÖáðéíóúýþæö Þórður",
	"Maltese":    "ĊĠĦŻċġħż Ħaġar",
	"Welsh":      "ÂÊÎÔÛŴŶâêîôûŵŷẀẁẂẃẄẅỲỳ Siôn",
	"Hungarian":  "ŐŰőű Győző",
	"Latvian":    "ĀČĒĢĪĶĻŅŠŪŽāčēģīķļņšūž",
	"Lithuanian": "ĄČĘĖĮŠŲŪŽąčęėįšųūž",
	"Estonian":   "ÕÄÖÜŠŽõäöüšž",
	"Sami":       "ÁČĐŊŠŦŽáčđŋšŧžǤǥǦǧǨǩǮǯ",
	"Esperanto":  "ĈĜĤĴŜŬĉĝĥĵŝŭ",
	"Hausa":      "ƁƊƘƳɓɗƙƴ",
	"Ewe":        "ƉƐƒɣŋɔƲɖɛʋ",
	"Pinyin":     "ǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜ",
	"Greek":      "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωΆΈΉΊΌΎΏάέήίόύώΪΫϊϋΐΰ Ωμέγα",
	"polytonic":  "ἀἁἂἃἄἅἆἇᾳὰᾶῥᾠ Ἀθῆναι",
	"Serbian":    "ЂЈЉЊЋЏђјљњћџ Ђорђе",
	"Macedonian": "ЃЅЌѓѕќЀЍѐѝ",
	"Bulgarian":  "ЩЪЬЮЯщъьюя Бългaрия",
	"Russian":    "ЁЫЭёыэ Фёдор",
	"Belarusian": "ЎўІі Святлана",
	"Kazakh":     "ӘҒҚҢӨҰҮҺІәғқңөұүһі Әлия",
	"Tatar":      "ӘӨҮҖҢҺәөүҗңһ",
	"Abkhaz":     "ҦҧҨҩҼҽҾҿ",
	"Komi":       "ӦӧӒӓӰӱӸӹӔӕ",
	"signs":      "№€₴₺‰™–—“”„‚‘’…",
}

// TestNamesInLatinGreekAndCyrillic checks that each letter is drawn by one of our typefaces, and that there is ink for
// it.
func TestNamesInLatinGreekAndCyrillic(t *testing.T) {
	k := newTestKit(t)
	for language, text := range own {
		for id := range fonts.Count {
			for _, r := range text {
				if unicode.IsSpace(r) {
					continue
				}
				for _, run := range k.text.runs(string(r), id) {
					if run.kind != runFace {
						t.Errorf("%s: %q is not in our typefaces for %v", language, r, id)
					}
				}
				if inked(k, string(r), id) == 0 {
					t.Errorf("%s: nothing is drawn for %q in %v", language, r, id)
				}
			}
		}
	}
}

// TestWholeScriptsAreThere goes through the blocks, not through alphabets that somebody thought of.
func TestWholeScriptsAreThere(t *testing.T) {
	k := newTestKit(t)
	for _, block := range [...][2]rune{{0xA1, 0x2AF}, {0x370, 0x52F}, {0x1E00, 0x1FFF}} {
		for r := block[0]; r <= block[1]; r++ {
			if !unicode.IsLetter(r) || unicode.Is(unicode.Coptic, r) {
				continue
			}
			if runs := k.text.runs(string(r), fonts.Body); len(runs) != 1 || runs[0].kind != runFace {
				t.Errorf("%U %q is set as %v", r, r, runs)
			}
		}
	}
}

// inked returns how much ink a text has, in pixels.
func inked(k *Kit, text string, id fonts.ID) (sum int) {
	ink := k.text.ink(textKey{s: text, font: id, size: 32})
	for _, a := range ink.mask().alpha.Pix {
		sum += int(a)
	}
	return sum / 255
}

// TestWordStaysInOneTypeface checks that a word with a letter that the display face lacks is set in the body face as a
// whole.
func TestWordStaysInOneTypeface(t *testing.T) {
	k := newTestKit(t)
	for text, want := range map[string][]run{
		"Dvořák":         {{runFace, fonts.WholeDisplay, "Dvořák"}},
		"Anna Dvořák":    {{runFace, fonts.Display, "Anna "}, {runFace, fonts.WholeDisplay, "Dvořák"}},
		"Nguyễn":         {{runFace, fonts.WholeBody, "Nguyễn"}},
		"Ωμέγα → Anna!":  {{runFace, fonts.WholeBody, "Ωμέγα"}, {runFace, fonts.Display, " "}, {runFace, fonts.Body, "→"}, {runFace, fonts.Display, " Anna!"}},
		"a\u200db\ufeff": {{runFace, fonts.Display, "ab"}},
		"Anna李":          {{runFace, fonts.Display, "Anna"}, {runLent, fonts.Display, "李"}},
		"שלום, דוד!":     {{runBack, fonts.Display, "שלום, דוד"}, {runFace, fonts.Display, "!"}},
		"דוד (אב)!":      {{runBack, fonts.Display, "דוד (אב)"}, {runFace, fonts.Display, "!"}},
		"מ (a)":          {{runBack, fonts.Display, "מ"}, {runFace, fonts.Display, " (a)"}},
		"მشم李か":          {{runLent, fonts.Display, "მ"}, {runBack, fonts.Display, "شم"}, {runLent, fonts.Display, "李か"}},
		"👩‍👩‍👧":          {{runPicture, fonts.Display, "👩‍👩‍👧"}},
		"李🎲か":            {{runLent, fonts.Display, "李"}, {runPicture, fonts.Display, "🎲"}, {runLent, fonts.Display, "か"}},
		"א🎲ב":            {{runBack, fonts.Display, "א"}, {runPicture, fonts.Display, "🎲"}, {runBack, fonts.Display, "ב"}},
		"q\u0301x":       {{runFace, fonts.Display, "q"}, {runOver, fonts.Display, "\u0301"}, {runFace, fonts.Display, "x"}},
	} {
		got := k.text.runs(text, fonts.Display)
		ok := len(got) == len(want)
		for i := range got {
			ok = ok && (got[i] == want[i] || got[i].kind == runOver && want[i].kind == runOver)
		}
		if !ok {
			t.Errorf("%q is set as %v, want %v", text, got, want)
		}
	}
}

// TestLettersWithMarks checks that a letter and its mark look like the one letter that both make. Where there is no
// such letter, the mark lies over its letter.
func TestLettersWithMarks(t *testing.T) {
	k := newTestKit(t)
	size := func(s string) Size { return k.Measure(s, k.Type.Body, 0) }
	for apart, one := range map[string]string{"r\u030c": "ř", "e\u0302\u0303": "ễ", "и\u0306": "й", "ω\u0301": "ώ",
		"\u1112\u1161\u11ab": "한"} {
		if Compose(apart) != one {
			t.Errorf("%+q becomes %q, want %q", apart, Compose(apart), one)
		}
		if one != "한" && (size(apart) != size(one) || inked(k, apart, fonts.Body) != inked(k, one, fonts.Body)) {
			t.Errorf("%+q does not look as %q", apart, one)
		}
	}
	for _, s := range []string{"q\u0301", "ж\u0308", "Q\u0303\u0301"} {
		letter := s[:strings.IndexFunc(s, special)]
		if size(s) != size(letter) {
			t.Errorf("with its mark %+q is %v, without %v", s, size(s), size(letter))
		}
		if a, b := inked(k, s, fonts.Body), inked(k, letter, fonts.Body); a <= b {
			t.Errorf("with its mark %+q has %d pixels of ink, without %d", s, a, b)
		}
	}
	// The mark over a capital lies higher than the one over a small letter: nothing of it is in the letter.
	if a, b := inked(k, "Q\u0301", fonts.Body)-inked(k, "Q", fonts.Body),
		inked(k, "q\u0301", fonts.Body)-inked(k, "q", fonts.Body); a != b && a != b+1 && b != a+1 {
		t.Errorf("the mark over a capital adds %d pixels, that over a small letter %d", a, b)
	}
}

// TestLinesBreakBetweenWhatIsDrawnTogether keeps marks and emoji whole.
func TestLinesBreakBetweenWhatIsDrawnTogether(t *testing.T) {
	text := strings.Repeat("👩‍👩‍👧", 3) + "q\u0301q\u0301"
	lines, _ := wrap(text, 1, letters, &hyphens{})
	for _, line := range lines {
		for _, r := range line {
			if special(r) || r == 0x200d {
				t.Errorf("the line %+q begins inside of a letter", line)
			}
			break
		}
		if strings.HasSuffix(line, "\u200d") {
			t.Errorf("the line %+q ends inside of a letter", line)
		}
	}
}

package sysfont

import "unicode"

// forms are the letters of Arabic and Persian with their forms for presentation: alone, at the end, at the beginning and in the middle
// of what is joined. A letter without the last two is joined only to the one before it.
var forms = map[rune][4]rune{
	'ء': {0xFE80, 0, 0, 0},
	'آ': {0xFE81, 0xFE82, 0, 0},
	'أ': {0xFE83, 0xFE84, 0, 0},
	'ؤ': {0xFE85, 0xFE86, 0, 0},
	'إ': {0xFE87, 0xFE88, 0, 0},
	'ئ': {0xFE89, 0xFE8A, 0xFE8B, 0xFE8C},
	'ا': {0xFE8D, 0xFE8E, 0, 0},
	'ب': {0xFE8F, 0xFE90, 0xFE91, 0xFE92},
	'ة': {0xFE93, 0xFE94, 0, 0},
	'ت': {0xFE95, 0xFE96, 0xFE97, 0xFE98},
	'ث': {0xFE99, 0xFE9A, 0xFE9B, 0xFE9C},
	'ج': {0xFE9D, 0xFE9E, 0xFE9F, 0xFEA0},
	'ح': {0xFEA1, 0xFEA2, 0xFEA3, 0xFEA4},
	'خ': {0xFEA5, 0xFEA6, 0xFEA7, 0xFEA8},
	'د': {0xFEA9, 0xFEAA, 0, 0},
	'ذ': {0xFEAB, 0xFEAC, 0, 0},
	'ر': {0xFEAD, 0xFEAE, 0, 0},
	'ز': {0xFEAF, 0xFEB0, 0, 0},
	'س': {0xFEB1, 0xFEB2, 0xFEB3, 0xFEB4},
	'ش': {0xFEB5, 0xFEB6, 0xFEB7, 0xFEB8},
	'ص': {0xFEB9, 0xFEBA, 0xFEBB, 0xFEBC},
	'ض': {0xFEBD, 0xFEBE, 0xFEBF, 0xFEC0},
	'ط': {0xFEC1, 0xFEC2, 0xFEC3, 0xFEC4},
	'ظ': {0xFEC5, 0xFEC6, 0xFEC7, 0xFEC8},
	'ع': {0xFEC9, 0xFECA, 0xFECB, 0xFECC},
	'غ': {0xFECD, 0xFECE, 0xFECF, 0xFED0},
	'ف': {0xFED1, 0xFED2, 0xFED3, 0xFED4},
	'ق': {0xFED5, 0xFED6, 0xFED7, 0xFED8},
	'ك': {0xFED9, 0xFEDA, 0xFEDB, 0xFEDC},
	'ل': {0xFEDD, 0xFEDE, 0xFEDF, 0xFEE0},
	'م': {0xFEE1, 0xFEE2, 0xFEE3, 0xFEE4},
	'ن': {0xFEE5, 0xFEE6, 0xFEE7, 0xFEE8},
	'ه': {0xFEE9, 0xFEEA, 0xFEEB, 0xFEEC},
	'و': {0xFEED, 0xFEEE, 0, 0},
	'ى': {0xFEEF, 0xFEF0, 0, 0},
	'ي': {0xFEF1, 0xFEF2, 0xFEF3, 0xFEF4},
	'پ': {0xFB56, 0xFB57, 0xFB58, 0xFB59},
	'ٹ': {0xFB66, 0xFB67, 0xFB68, 0xFB69},
	'چ': {0xFB7A, 0xFB7B, 0xFB7C, 0xFB7D},
	'ڈ': {0xFB88, 0xFB89, 0, 0},
	'ژ': {0xFB8A, 0xFB8B, 0, 0},
	'ڑ': {0xFB8C, 0xFB8D, 0, 0},
	'ک': {0xFB8E, 0xFB8F, 0xFB90, 0xFB91},
	'گ': {0xFB92, 0xFB93, 0xFB94, 0xFB95},
	'ں': {0xFB9E, 0xFB9F, 0, 0},
	'ہ': {0xFBA6, 0xFBA7, 0xFBA8, 0xFBA9},
	'ھ': {0xFBAA, 0xFBAB, 0xFBAC, 0xFBAD},
	'ے': {0xFBAE, 0xFBAF, 0, 0},
	'ی': {0xFBFC, 0xFBFD, 0xFBFE, 0xFBFF},
}

// lamAlef are the forms, alone and at the end, of a lam with an alef behind it.
var lamAlef = map[rune][2]rune{'آ': {0xFEF5, 0xFEF6}, 'أ': {0xFEF7, 0xFEF8}, 'إ': {0xFEF9, 0xFEFA}, 'ا': {0xFEFB, 0xFEFC}}

const tatweel = 'ـ' // joins to both sides

// join returns a run, in the order in which it is read, with the letters of Arabic in the forms in which they join.
func join(run string) string {
	letters := []rune(run)
	if !hasForms(letters) {
		return run
	}
	out := make([]rune, 0, len(letters))
	for i := 0; i < len(letters); i++ {
		r := letters[i]
		form, ok := forms[r]
		if !ok {
			out = append(out, r)
			continue
		}
		before := joinsOn(letters, i, -1)
		if next := i + 1; r == 'ل' && next < len(letters) {
			if both, ok := lamAlef[letters[next]]; ok {
				out = append(out, both[b2i(before)])
				i = next
				continue
			}
		}
		after := form[2] != 0 && joinsOn(letters, i, 1)
		switch {
		case before && form[1] == 0: // hamza alone joins to nothing
			out = append(out, form[0])
		case before && after:
			out = append(out, form[3])
		case after:
			out = append(out, form[2])
		case before:
			out = append(out, form[1])
		default:
			out = append(out, form[0])
		}
	}
	return string(out)
}

// joinsOn reports whether the letter beside letters[i], with marks between them passed over, joins towards it.
func joinsOn(letters []rune, i, step int) bool {
	for i += step; 0 <= i && i < len(letters); i += step {
		r := letters[i]
		if unicode.Is(unicode.Mn, r) {
			continue
		}
		if r == tatweel || r == zwj {
			return true
		}
		form := forms[r]
		if step < 0 {
			return form[2] != 0
		}
		return form[1] != 0
	}
	return false
}

func hasForms(letters []rune) bool {
	for _, r := range letters {
		if _, ok := forms[r]; ok {
			return true
		}
	}
	return false
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

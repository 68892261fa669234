package golines

import "strings"

// printsThreePieces is how Go prints the name of a generic function: what stands in its brackets, the types that it was made for, becomes "[...]".
const printsThreePieces = `	i := bytealg.IndexByteString(name, '[')
	if i < 0 {
		return name, "", ""
	}
	j := len(name) - 1
	for name[j] != ']' {
		j--
	}
	if j <= i {
		return name, "", ""
	}
	return name[:i], "[...]", name[j+1:]
`

// threePieces does what printsThreePieces does.
func threePieces(name string) string {
	from, to := strings.IndexByte(name, '['), strings.LastIndexByte(name, ']')
	if from < 0 || to < from {
		return name
	}
	return name[:from] + "[...]" + name[to+1:]
}

// printsFivePieces is how Go prints it since methods may have types of their own, whose brackets stand behind those of the receiver.
const printsFivePieces = `	i := bytealg.IndexByteString(name, '[')
	if i < 0 {
		return name, "", "", "", ""
	}
	j := len(name) - 1
	for name[j] != ']' {
		j--
	}
	if j <= i {
		return name, "", "", "", ""
	}

	interior := name[i+1 : j] // '[' interior ']'
	// This is an early-out to skip the more-detailed parsing that
	// follows -- if there's no '[' in the interior, that implies
	// (assuming balanced brackets) no ']' in the interior, and thus
	// this will be the answer. If brackets are not balanced
	// (malformed input, which was already a risk), this will
	// eat/hide the unbalanced "]".
	if bytealg.IndexByteString(interior, '[') < 0 {
		return name[:i], "[...]", name[j+1:], "", ""
	}
	// Generic method of generic type.
	// know interior contains at least "...[..."
	// expect interior contains "...]___[...".
	// don't know whether "..." contains balanced brackets or not.
	// or the compiler might have a bug in its naming-things department.
	// hope to return name[:i], "[...]", ___, "[...]", name[j+1:]
	depth := 1 // beginning after first "[", looking for balancing "]"
	rbr, lbr := -1, -1
	for k, c := range interior {
		if c == '[' {
			depth++
			if depth != 1 {
				continue
			}
			// rbr != -1 because rbr is only assigned if depth == 0
			lbr = k
			break // success, depth == 1, rbr >= 0, lbr > rbr
		}
		if c == ']' {
			depth--
			if depth < 0 {
				break // malformed "...]...]"
			}
			if depth != 0 {
				continue
			}
			// cannot execute this twice; depth == 0 -> { ']' -> malformed, '[' -> success }
			rbr = k
		}
	}
	if depth == 1 {
		if rbr >= 0 && lbr > rbr {
			return name[:i], "[...]", interior[rbr+1 : lbr], "[...]", name[j+1:]
		}
		if rbr == -1 && lbr == -1 {
			// the bracket seen in the interior must have been balanced in a "[]" pattern, not "]["
			// return the single-brackets (not a generic method of a generic type) result
			return name[:i], "[...]", name[j+1:], "", ""
		}
	}

	// malformed, return the whole name
	return name, "", "", "", ""
`

// fivePieces does what printsFivePieces does.
func fivePieces(name string) string {
	from, to := strings.IndexByte(name, '['), strings.LastIndexByte(name, ']')
	if from < 0 || to < from {
		return name
	}
	inside := name[from+1 : to]
	if !strings.Contains(inside, "[") {
		return name[:from] + "[...]" + name[to+1:]
	}
	depth := 1
	closed := -1 // where the brackets of the receiver end
	for i := range len(inside) {
		switch inside[i] {
		case '[':
			if depth++; depth == 1 {
				return name[:from] + "[...]" + inside[closed+1:i] + "[...]" + name[to+1:]
			}
		case ']':
			if depth--; depth < 0 {
				return name
			}
			if depth == 0 {
				closed = i
			}
		}
	}
	if depth == 1 && closed < 0 {
		return name[:from] + "[...]" + name[to+1:]
	}
	return name
}

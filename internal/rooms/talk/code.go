package talk

import (
	"crypto/rand"
	"math/big"
	"net/netip"
	"net/url"
	"slices"
	"strings"
)

// A code is what people type who cannot scan. Letters and digits take turns, so no code is a word, and a sign that is
// typed for another one that looks like it is understood. No vowels, and nothing that looks like a sign of the other
// kind.
const (
	codeLetters = "CDFHJKMNPRTVWX"
	codeDigits  = "23456789"
)

// How many signs a code has: leastCode at a host with few rooms, at most longestCode at one with very many.
const leastCode, longestCode = 6, 12

// rarely is how many codes there are for each room, so that whoever guesses finds a room once in so many times.
const rarely = 100_000

// NewCode draws a code at a host with so many rooms.
func NewCode(rooms int) string {
	const pair = len(codeLetters) * len(codeDigits)
	many, signs := int64(pair*pair*pair), leastCode
	for many/rarely < int64(rooms)+1 && signs < longestCode {
		many, signs = many*int64(pair), signs+2
	}
	code := make([]byte, 0, signs)
	for len(code) < signs {
		code = append(code, drawn(codeLetters), drawn(codeDigits))
	}
	return string(code)
}

func drawn(of string) byte {
	n, err := rand.Int(rand.Reader, big.NewInt(int64(len(of))))
	if err != nil {
		panic(err) // never fails
	}
	return of[n.Int64()]
}

// looksLike are the signs that somebody may type in place of a letter, on a Cyrillic keyboard, or of a digit.
var looksLike = [2]*strings.Replacer{
	strings.NewReplacer("К", "K", "М", "M", "Н", "H", "Р", "P", "С", "C", "Т", "T", "Х", "X"),
	strings.NewReplacer("Z", "2", "З", "3", "S", "5", "G", "6", "B", "8", "В", "8"),
}

// CleanCode returns a code as the host writes it, however it was typed; false: it is none.
func CleanCode(typed string) (string, bool) {
	if len(typed) > longestLink {
		return "", false
	}
	var code strings.Builder
	n := 0
	for _, sign := range strings.ToUpper(typed) {
		if strings.ContainsRune(" -–.·", sign) {
			continue
		}
		fits := [2]string{codeLetters, codeDigits}[n%2]
		meant := looksLike[n%2].Replace(string(sign))
		if n == longestCode || !strings.Contains(fits, meant) {
			return "", false
		}
		code.WriteString(meant)
		n++
	}
	return code.String(), n >= leastCode && n%2 == 0
}

// ShownCode returns a code in groups that can be read out: "K7M 4P9".
func ShownCode(code string) string {
	if len(code) <= 4 {
		return code
	}
	group := 4
	if len(code)%3 == 0 && len(code)%4 != 0 {
		group = 3
	}
	var parts []string
	for part := range slices.Chunk([]byte(code), group) {
		parts = append(parts, string(part))
	}
	return strings.Join(parts, " ")
}

// codeWord begins the fragment of an address that leads into a room by its code.
const codeWord = "code"

// ReadCode parses what somebody types to come into a room: its code, and before it the address of the host unless that
// is known ("192.168.1.7:8747 K7M 4P9", "http://192.168.1.7:8747/#code=K7M4P9"). page is "" if there is no address. It
// returns false if the text is nothing of the kind.
func ReadCode(text string) (page, code string, ok bool) {
	text = strings.TrimSpace(text)
	if len(text) > longestLink {
		return "", "", false
	}
	if code, ok = CleanCode(text); ok { // whatever stands between its signs
		return "", code, true
	}
	at, code, ok := strings.Cut(text, "#"+codeWord+"=")
	if !ok {
		at, code = "", text
		if first, rest, more := strings.Cut(text, " "); strings.ContainsAny(first, ".:/") || first == "localhost" {
			if at, code = first, rest; !more {
				return "", "", false
			}
		}
	}
	if code, ok = CleanCode(code); !ok {
		return "", "", false
	}
	if at == "" {
		return "", code, true
	}
	page = pageOf(at)
	return page, code, page != ""
}

// homePort is the port at which a host in a living room listens first. Whoever types an address without a port means
// it.
const homePort = "8747"

// pageOf returns the page of a host by an address as people type it; "" if it is none.
func pageOf(typed string) string {
	if !strings.Contains(typed, "://") {
		host, path, _ := strings.Cut(typed, "/")
		if ip, err := netip.ParseAddr(host); err == nil && ip.Is6() {
			host = "[" + host + "]"
		}
		at, err := url.Parse("//" + host)
		if err != nil {
			return ""
		}
		_, err = netip.ParseAddr(at.Hostname())
		port, home, scheme := at.Port(), err == nil || at.Hostname() == "localhost", "http"
		switch {
		case port == "" && home:
			host = strings.TrimSuffix(host, ":") + ":" + homePort
		case !home && (port == "" || port == "443"):
			scheme = "https"
		}
		typed = scheme + "://" + host + "/" + path
	}
	if !isPage(typed) {
		return ""
	}
	at, err := url.Parse(typed)
	if err != nil || at.User != nil || at.RawQuery != "" || at.Fragment != "" {
		return ""
	}
	if at.Path == "" {
		at.Path = "/"
	}
	return at.String()
}

package ui

import (
	"errors"
	"fmt"
	"math"
	"strconv"
)

// svg reads path data. As in SVG, numbers may follow each other without a space where a sign or a second decimal point
// separates them.
type svg struct {
	text  string
	pos   int
	path  *Path
	at    Point
	start Point
}

func (s *svg) parse() error {
	var cmd byte
	for s.skip(); s.pos < len(s.text); s.skip() {
		c := s.text[s.pos]
		if isLetter(c) {
			cmd = c
			s.pos++
		} else if cmd == 0 || cmd|32 == 'z' {
			return fmt.Errorf("a command is missing at byte %d", s.pos)
		}
		if err := s.command(cmd); err != nil {
			return err
		}
		switch cmd { // numbers without a command after a move mean lines
		case 'M':
			cmd = 'L'
		case 'm':
			cmd = 'l'
		}
	}
	return nil
}

var arity = map[byte]int{'m': 2, 'l': 2, 'h': 1, 'v': 1, 'c': 6, 'q': 4, 'a': 7, 'z': 0}

func (s *svg) command(cmd byte) error {
	lower := cmd | 32
	n, ok := arity[lower]
	if !ok {
		return fmt.Errorf("unknown command %q", cmd)
	}
	var v [7]float64
	for i := range n {
		if lower == 'a' && (i == 3 || i == 4) {
			f, err := s.flag()
			if err != nil {
				return err
			}
			v[i] = f
			continue
		}
		f, err := s.number()
		if err != nil {
			return err
		}
		v[i] = f
	}
	var base Point
	if cmd == lower {
		base = s.at
	}
	pt := func(i int) Point { return base.Add(Pt(v[i], v[i+1])) }
	switch lower {
	case 'm':
		s.at = pt(0)
		s.start = s.at
		s.path.MoveTo(s.at)
	case 'l':
		s.lineTo(pt(0))
	case 'h':
		s.lineTo(Pt(base.X+v[0], s.at.Y))
	case 'v':
		s.lineTo(Pt(s.at.X, base.Y+v[0]))
	case 'c':
		s.path.CurveTo(pt(0), pt(2), pt(4))
		s.at = pt(4)
	case 'q':
		c, to := pt(0), pt(2)
		s.path.CurveTo(s.at.Lerp(c, 2./3), to.Lerp(c, 2./3), to)
		s.at = to
	case 'a':
		s.arc(v[0], v[1], v[2], v[3] != 0, v[4] != 0, pt(5))
		s.at = pt(5)
	case 'z':
		s.path.Close()
		s.at = s.start
	}
	return nil
}

func (s *svg) lineTo(p Point) {
	s.path.LineTo(p)
	s.at = p
}

// arc adds an elliptic arc as cubic curves of at most a quarter turn (SVG 1.1, appendix F.6).
func (s *svg) arc(rx, ry, degrees float64, large, sweep bool, to Point) {
	from := s.at
	rx, ry = math.Abs(rx), math.Abs(ry)
	if rx == 0 || ry == 0 || from == to {
		s.path.LineTo(to)
		return
	}
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	d := from.Sub(to).Mul(.5)
	x, y := cos*d.X+sin*d.Y, -sin*d.X+cos*d.Y
	if l := x*x/(rx*rx) + y*y/(ry*ry); l > 1 {
		rx, ry = rx*math.Sqrt(l), ry*math.Sqrt(l)
	}
	num := rx*rx*ry*ry - rx*rx*y*y - ry*ry*x*x
	f := math.Sqrt(max(0, num/(rx*rx*y*y+ry*ry*x*x)))
	if large == sweep {
		f = -f
	}
	cx, cy := f*rx*y/ry, -f*ry*x/rx
	mid := from.Lerp(to, .5)
	c := Pt(cos*cx-sin*cy+mid.X, sin*cx+cos*cy+mid.Y)
	a0 := math.Atan2((y-cy)/ry, (x-cx)/rx)
	a1 := math.Atan2((-y-cy)/ry, (-x-cx)/rx)
	sum := a1 - a0
	if sweep && sum < 0 {
		sum += 2 * math.Pi
	} else if !sweep && sum > 0 {
		sum -= 2 * math.Pi
	}
	n := int(math.Ceil(math.Abs(sum)/(math.Pi/2) - 1e-9))
	step := sum / float64(n)
	k := 4. / 3 * math.Tan(step/4)
	on := func(px, py float64) Point { return Pt(c.X+cos*px*rx-sin*py*ry, c.Y+sin*px*rx+cos*py*ry) }
	for i := range n {
		s0, c0 := math.Sincos(a0 + float64(i)*step)
		s1, c1 := math.Sincos(a0 + float64(i+1)*step)
		end := on(c1, s1)
		if i == n-1 {
			end = to
		}
		s.path.CurveTo(on(c0-k*s0, s0+k*c0), on(c1+k*s1, s1-k*c1), end)
	}
}

func (s *svg) skip() {
	for s.pos < len(s.text) && (s.text[s.pos] == ' ' || s.text[s.pos] == ',' || s.text[s.pos] == '\n' ||
		s.text[s.pos] == '\t') {
		s.pos++
	}
}

// flag reads a 0 or 1 of an arc. No separator need follow it.
func (s *svg) flag() (float64, error) {
	s.skip()
	if s.pos < len(s.text) && (s.text[s.pos] == '0' || s.text[s.pos] == '1') {
		s.pos++
		return float64(s.text[s.pos-1] - '0'), nil
	}
	return 0, fmt.Errorf("a flag is missing at byte %d", s.pos)
}

func (s *svg) number() (float64, error) {
	s.skip()
	start, dot, exp := s.pos, false, false
	for ; s.pos < len(s.text); s.pos++ {
		c := s.text[s.pos]
		switch {
		case c >= '0' && c <= '9':
			continue
		case (c == '-' || c == '+') && (s.pos == start || s.text[s.pos-1]|32 == 'e'):
			continue
		case c == '.' && !dot && !exp:
			dot = true
			continue
		case c|32 == 'e' && !exp && s.pos > start:
			exp = true
			continue
		}
		break
	}
	if start == s.pos {
		return 0, errors.New("a number is missing at byte " + strconv.Itoa(start))
	}
	f, err := strconv.ParseFloat(s.text[start:s.pos], 64)
	if err != nil {
		return 0, fmt.Errorf("number %q at byte %d", s.text[start:s.pos], start)
	}
	return f, nil
}

func isLetter(c byte) bool { return c|32 >= 'a' && c|32 <= 'z' }

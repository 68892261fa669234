package ui

import (
	"fmt"
	"math"
	"slices"
)

// Path is an outline in its own units, made of lines and cubic curves.
type Path struct {
	ops   []pathOp
	reach float64 // the greatest coordinate of its points, without sign
}

type pathOp struct {
	kind byte // M, L, C or Z
	p    [3]Point
}

// MoveTo starts a subpath.
func (p *Path) MoveTo(to Point) *Path {
	return p.add(pathOp{kind: 'M', p: [3]Point{to}})
}

// LineTo adds a line.
func (p *Path) LineTo(to Point) *Path {
	return p.add(pathOp{kind: 'L', p: [3]Point{to}})
}

// CurveTo adds a cubic curve with two control points.
func (p *Path) CurveTo(a, b, to Point) *Path {
	return p.add(pathOp{kind: 'C', p: [3]Point{a, b, to}})
}

// Close adds a line back to the start of the subpath.
func (p *Path) Close() *Path {
	return p.add(pathOp{kind: 'Z'})
}

func (p *Path) add(o pathOp) *Path {
	for _, q := range o.points() {
		p.reach = max(p.reach, math.Abs(q.X), math.Abs(q.Y))
	}
	p.ops = append(p.ops, o)
	return p
}

// near rounds a scale so that few sizes of a shape are kept. No point moves by more than a sixteenth of a pixel,
// whatever the path's units.
func (p *Path) near(scale float64) float64 {
	if p.reach == 0 {
		return 0
	}
	return round8(scale*p.reach) / p.reach
}

// Moved returns a copy of the path, moved by d.
func (p *Path) Moved(d Point) *Path {
	moved := &Path{}
	for _, o := range p.ops {
		for i, q := range o.points() {
			o.p[i] = q.Add(d)
		}
		moved.add(o)
	}
	return moved
}

// Mirrored returns a path together with its mirror image about the y axis. Both run in the same direction, so that no
// seam shows where they meet. Each subpath must start with a move.
func (p *Path) Mirrored() *Path {
	both := &Path{slices.Clone(p.ops), p.reach}
	for from := 0; from < len(p.ops); {
		to := from + 1
		for to < len(p.ops) && p.ops[to].kind != 'M' {
			to++
		}
		both.backwards(p.ops[from:to])
		from = to
	}
	return both
}

// backwards adds the mirror image of a subpath, from its last point to its first.
func (p *Path) backwards(ops []pathOp) {
	closed := ops[len(ops)-1].kind == 'Z'
	if closed {
		ops = ops[:len(ops)-1]
	}
	flip := func(q Point) Point { return Pt(-q.X, q.Y) }
	p.MoveTo(flip(ops[len(ops)-1].end()))
	for i := len(ops) - 1; i > 0; i-- {
		before := flip(ops[i-1].end())
		if o := ops[i]; o.kind == 'C' {
			p.CurveTo(flip(o.p[1]), flip(o.p[0]), before)
		} else {
			p.LineTo(before)
		}
	}
	if closed {
		p.Close()
	}
}

func (o *pathOp) points() []Point {
	switch o.kind {
	case 'C':
		return o.p[:]
	case 'Z':
		return nil
	}
	return o.p[:1]
}

func (o pathOp) end() Point {
	if o.kind == 'C' {
		return o.p[2]
	}
	return o.p[0]
}

// Polygon returns the closed path through points.
func Polygon(points ...Point) *Path {
	p := &Path{}
	for i, q := range points {
		if i == 0 {
			p.MoveTo(q)
		} else {
			p.LineTo(q)
		}
	}
	return p.Close()
}

// Ellipse returns a closed ellipse round c.
func Ellipse(c Point, rx, ry float64) *Path {
	const k = 0.5522847498 // control length of a quarter circle
	return (&Path{}).MoveTo(Pt(c.X+rx, c.Y)).
		CurveTo(Pt(c.X+rx, c.Y+k*ry), Pt(c.X+k*rx, c.Y+ry), Pt(c.X, c.Y+ry)).
		CurveTo(Pt(c.X-k*rx, c.Y+ry), Pt(c.X-rx, c.Y+k*ry), Pt(c.X-rx, c.Y)).
		CurveTo(Pt(c.X-rx, c.Y-k*ry), Pt(c.X-k*rx, c.Y-ry), Pt(c.X, c.Y-ry)).
		CurveTo(Pt(c.X+k*rx, c.Y-ry), Pt(c.X+rx, c.Y-k*ry), Pt(c.X+rx, c.Y)).Close()
}

// Hexagon returns the corners of a hexagon around c with a corner at the top and circumradius r, clockwise from the
// top.
func Hexagon(c Point, r float64) [6]Point {
	var out [6]Point
	for i := range out {
		a := (float64(i)*60 - 90) * math.Pi / 180
		out[i] = Pt(c.X+r*math.Cos(a), c.Y+r*math.Sin(a))
	}
	return out
}

// ParsePath reads SVG path data with the commands M, L, H, V, C, Q, A and Z, in upper and lower case.
func ParsePath(d string) (*Path, error) {
	s := svg{text: d, path: &Path{}}
	if err := s.parse(); err != nil {
		return nil, fmt.Errorf("ui: path %q: %w", d, err)
	}
	return s.path, nil
}

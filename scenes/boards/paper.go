package boards

import "runehall/ui"

// scrolled is how large words are that are scrolled, as a share of their usual size: nearly as small as text may be
// made.
const scrolled = .85

// Hold gives notes that find no room in lines of one height all that the sheet can have: it becomes as high as they
// want, up to its room, has no picture above them, and each line is as high as its words. Lines beyond Paper are
// scrolled to, as a [Paper] does.
func (s *Sheeter) Hold(notes []Note) {
	if _, _, ok := s.common(s.Kit, notes); ok {
		return
	}
	room, pad, picture := s.all(), s.Kit.Gap.S, s.Picture
	if picture.H < s.Rect.H { // it lies above the words
		picture = ui.Rect{}
	}
	s.Size, s.Picture, s.Before, s.After, s.Lines = 1, ui.Rect{}, ui.Rect{}, ui.Rect{}, s.Lines[:0]
	wide, low := s.Rect.W-2*pad, 0.0
	if !picture.Empty() {
		wide, low = wide-picture.W-s.Kit.Gap.L, min(picture.H, s.Dp(pictureHigh))
	}
	high := 0.0
	wide -= s.Kit.Gap.S // there the bar runs
	for i := range notes {
		line := ui.Rc(0, high, wide, 0)
		_, words := s.Parts(s.Kit, line)
		_, text := s.long(s.Kit, &notes[i], words)
		line.H = text.Bottom() + s.Kit.Gap.XS - line.Y
		s.Lines = append(s.Lines, line)
		high += line.H
	}
	s.Rect = room.Place(ui.Sz(s.Rect.W, min(room.H, max(low, s.HeadHigh()+high+2*pad))), .5, .5).Snap()
	rest := s.Rect
	if !picture.Empty() {
		s.Picture, rest = rest.CutLeft(picture.W, s.Kit.Gap.L)
	}
	rest = s.CutHead(rest)
	s.Leaf(s.Beside)
	s.Paper = rest.Grow(-pad)
	s.Paper.H = min(s.Paper.H, high)
	for i := range s.Lines {
		s.Lines[i] = s.Lines[i].Move(s.Paper.Min())
	}
}

// long places the words of a note below one another from the top of a room, at the size of words that are scrolled.
func (s *Sheet) long(k *ui.Kit, n *Note, room ui.Rect) (title, text ui.Rect) {
	name, small := longStyles(k)
	title = ui.Rc(room.X, room.Y+k.Gap.XS, room.W, k.Measure(n.Title, name, room.W).H)
	text = ui.Rc(room.X, title.Bottom(), room.W, k.Measure(n.Text, small, room.W).H)
	return title, text
}

func longStyles(k *ui.Kit) (name, small ui.TextStyle) {
	return k.Type.Name.Scaled(scrolled), k.Type.Small.Scaled(scrolled)
}

// Paper is the parchment of an explanation. It can be scrolled if the sheet has no room for all notes. [Paper.Place]
// gives it its notes; the zero value has none.
type Paper struct {
	scroll ui.Scroll
	sheet  *Sheet
	notes  []Note
	sign   func(i int, r ui.Rect, ink ui.Color)
	down   float64 // how far it has been scrolled down
	leads  bool    // keys are yet to be led to it
}

// Place takes the notes of a sheet that has been placed anew. What has been scrolled stays so.
func (p *Paper) Place(k *ui.Kit, s *Sheet, notes []Note) {
	p.leads = p.leads || p.sheet == nil
	p.sheet, p.notes, p.scroll.Content = s, notes, paperLines{p}
	if !s.Paper.Empty() {
		p.scroll.Layout(k, s.Paper)
	}
}

// scrolls reports whether there is more than can be seen.
func (p *Paper) scrolls() bool { return p.sheet != nil && !p.sheet.Paper.Empty() }

// Update scrolls, by everything that scrolls elsewhere.
func (p *Paper) Update(c *ui.Context) {
	if !p.scrolls() {
		return
	}
	if p.leads && p.scroll.Overflows() && c.RingShown() {
		c.Lend(&p.scroll)
	}
	p.leads = false
	p.scroll.Update(c)
}

// Down returns by how much it is scrolled.
func (p *Paper) Down() float64 { return p.down }

// Moving reports whether it is on its way.
func (p *Paper) Moving() bool { return p.scrolls() && p.scroll.Moving() }

// Draw draws the notes, each with a sign that sign draws into its place.
func (p *Paper) Draw(c *ui.Canvas, sign func(i int, r ui.Rect, ink ui.Color)) {
	switch {
	case p.scrolls():
		c.Parchment(p.sheet.Paper.Grow(c.Gap.S))
		p.sign = sign
		p.scroll.Draw(c)
	case p.sheet != nil:
		p.sheet.DrawPaper(c, p.notes, sign)
	}
}

// paperLines are the lines of a paper, as its scroll has them.
type paperLines struct{ *Paper }

// Measure returns the size of all lines.
func (p paperLines) Measure(_ *ui.Kit, room ui.Size) ui.Size {
	return ui.Sz(room.W, ui.Bounding(p.sheet.Lines...).H)
}

// Layout notes how far the lines are scrolled.
func (p paperLines) Layout(_ *ui.Kit, r ui.Rect) { p.down = p.sheet.Paper.Y - r.Y }

// Update does nothing: lines are only read.
func (p paperLines) Update(*ui.Context) {}

// Draw draws the lines that are seen.
func (p paperLines) Draw(c *ui.Canvas) {
	s, ink := p.sheet, c.Palette.ParchmentInk
	name, small := longStyles(c.Kit)
	for i := range p.notes {
		r := s.Lines[i].Move(ui.Pt(0, -p.down))
		if !r.Overlaps(s.Paper) {
			continue
		}
		if i > 0 {
			c.HLine(r.X+c.Gap.XS, r.Y, r.W-2*c.Gap.XS, ink.Fade(.22))
		}
		left, words := s.Parts(c.Kit, r)
		p.sign(i, left.Place(ui.Sz(left.W, min(left.W, left.H*.8)), .5, .5), ink)
		title, text := s.long(c.Kit, &p.notes[i], words)
		c.Paragraph(p.notes[i].Title, name.In(ink), title, ui.AlignLeft)
		c.Paragraph(p.notes[i].Text, small.In(pale(c)), text, ui.AlignLeft)
	}
}

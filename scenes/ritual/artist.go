package ritual

type artist struct {
	parts
	player  *player
	words   *words
	painter *painter
	beneath []covered // a buffer of toldTiles
}

func (a *artist) layout() {
	if f := &a.Given.Frame; a.painter == nil || !a.painter.suits(f.Kit, f.Sitters) {
		a.painter = newPainter(f.Kit, f.Sitters)
	}
	a.painter.forget(cardPicture)
}

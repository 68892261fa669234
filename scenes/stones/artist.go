package stones

// artist draws the board.
type artist struct {
	parts
	player  *player
	words   *words
	painter *painter
}

package stones

// artist draws all of the board.
type artist struct {
	parts
	player  *player
	words   *words
	painter *painter
}

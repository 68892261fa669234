package ritual

// tileTable holds the runes of each tile, edge by edge clockwise, edge 0 looking east (RIT-1). Written so that symbol 1
// comes first, the six symbols have 120 cyclic orders. Of these, sorted, the tiles with symbols have number ⌊i·120/54⌋
// for i from 0 to 53; every third of them, from the second on, is gold, the others are grey. A black tile begins with
// its star. The other five symbols, without symbol s, follow for k from 0 to 2 in number (40k + 3k² + 6s) mod 120 of
// their sorted orders.
var tileTable = [Tiles][Dirs]Rune{
	// Grey, 0 to 35.
	{1, 2, 3, 4, 5, 6}, {1, 2, 3, 6, 4, 5}, {1, 2, 4, 3, 5, 6}, {1, 2, 4, 6, 5, 3}, {1, 2, 5, 3, 6, 4},
	{1, 2, 5, 6, 4, 3},
	{1, 2, 6, 4, 3, 5}, {1, 3, 2, 4, 5, 6}, {1, 3, 2, 5, 4, 6}, {1, 3, 4, 2, 6, 5}, {1, 3, 4, 5, 6, 2},
	{1, 3, 5, 2, 6, 4},
	{1, 3, 5, 6, 2, 4}, {1, 3, 6, 4, 2, 5}, {1, 3, 6, 5, 2, 4}, {1, 4, 2, 5, 6, 3}, {1, 4, 2, 6, 5, 3},
	{1, 4, 3, 5, 6, 2},
	{1, 4, 5, 2, 3, 6}, {1, 4, 5, 6, 2, 3}, {1, 4, 6, 2, 3, 5}, {1, 4, 6, 5, 3, 2}, {1, 5, 2, 3, 6, 4},
	{1, 5, 2, 6, 4, 3},
	{1, 5, 3, 4, 2, 6}, {1, 5, 4, 2, 3, 6}, {1, 5, 4, 3, 2, 6}, {1, 5, 6, 2, 4, 3}, {1, 5, 6, 3, 4, 2},
	{1, 6, 2, 3, 5, 4},
	{1, 6, 2, 5, 3, 4}, {1, 6, 3, 4, 2, 5}, {1, 6, 3, 5, 2, 4}, {1, 6, 4, 3, 5, 2}, {1, 6, 4, 5, 3, 2},
	{1, 6, 5, 3, 4, 2},
	// Gold, 36 to 53.
	{1, 2, 3, 5, 4, 6}, {1, 2, 4, 5, 3, 6}, {1, 2, 5, 4, 6, 3}, {1, 2, 6, 5, 3, 4}, {1, 3, 2, 6, 4, 5},
	{1, 3, 4, 6, 5, 2},
	{1, 3, 6, 2, 4, 5}, {1, 4, 2, 3, 5, 6}, {1, 4, 3, 2, 6, 5}, {1, 4, 5, 3, 2, 6}, {1, 4, 6, 3, 2, 5},
	{1, 5, 2, 4, 6, 3},
	{1, 5, 3, 6, 2, 4}, {1, 5, 4, 6, 2, 3}, {1, 5, 6, 4, 3, 2}, {1, 6, 3, 2, 4, 5}, {1, 6, 4, 2, 3, 5},
	{1, 6, 5, 2, 4, 3},
	// Black, 54 to 71.
	{Star, 2, 4, 3, 5, 6}, {Star, 4, 2, 3, 6, 5}, {Star, 6, 2, 4, 3, 5}, {Star, 1, 5, 3, 4, 6}, {Star, 4, 3, 1, 6, 5},
	{Star, 6, 3, 4, 1, 5},
	{Star, 1, 6, 2, 4, 5}, {Star, 4, 5, 1, 6, 2}, {Star, 6, 4, 2, 1, 5}, {Star, 2, 1, 3, 5, 6}, {Star, 3, 6, 1, 5, 2},
	{Star, 6, 5, 2, 1, 3},
	{Star, 2, 3, 1, 4, 6}, {Star, 4, 1, 2, 6, 3}, {Star, 1, 2, 4, 3, 6}, {Star, 2, 4, 1, 3, 5}, {Star, 4, 2, 1, 5, 3},
	{Star, 1, 3, 4, 2, 5},
}

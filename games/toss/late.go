package toss

// late reports whether the match is about to end ([games.Def].Late): the bag is empty, so the runes on the table are
// the last.
func late(public View) bool { return public.Bag() == 0 }

package toss

// late reports whether the bag is empty, so that the runes on the table are the last.
func late(public View) bool { return public.Bag() == 0 }

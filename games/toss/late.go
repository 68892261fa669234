package toss

// late reports whether the bag is empty: what lies on the table is the last.
func late(public View) bool { return public.Bag() == 0 }

package library

// Effort is what a game asks of those who sit down at it for the first time.
type Effort struct {
	// Minutes is how long a match of two persons takes, who know it a little: as played here, in steps of five.
	Minutes int
	// Hard is how hard it is to learn: 1 easy, 2 middling, 3 demanding.
	Hard int
}

// Efforts are those of the games, by their ids.
var Efforts = map[string]Effort{
	"ritual": {15, 1}, "masters": {10, 1}, "stones": {20, 3}, "toss": {20, 2}, "market": {30, 2},
}

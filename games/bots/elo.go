package bots

// elos are the ratings of the levels by game, for two seats: the table of docs/computer-players.md, in which the adept
// has [games.AnchorElo].
var elos = map[string]map[string]int{
	"ritual":  {Novice: 506, Apprentice: 822, Adept: 1000, Master: 1201},
	"masters": {Novice: 595, Apprentice: 793, Adept: 1000, Master: 1226},
	"stones":  {Novice: 422, Apprentice: 771, Adept: 1000, Master: 1316},
	"toss":    {Novice: 580, Apprentice: 781, Adept: 1000, Master: 1146},
	"market":  {Novice: 410, Apprentice: 787, Adept: 1000, Master: 1274},
}

// Elo returns how strong a computer player is in a game, on the scale on which the adept has [games.AnchorElo]; false
// if nobody has measured it.
func Elo(game, driver string) (elo int, ok bool) {
	elo, ok = elos[game][Renewed(driver)]
	return elo, ok
}

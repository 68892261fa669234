// Package rulebook shows the rules of a game: a list of clauses that can be searched, and the open book with figures
// that the game's board paints. The texts are those of assets/rules.
package rulebook

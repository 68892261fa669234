// Package title is the hall: the first screen, with the match to go on with, the tables of the games and the other
// matches under way. It opens nothing by itself: [Ways] lead to the set-up, to a table and to all other screens.
// wasm/page/titleplaces.js places the same parts before the program is there.
package title

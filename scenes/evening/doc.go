// Package evening shows what the ledger says of an evening: the games in turn, who won each, and who won how many.
package evening

// Package statistics shows what the ledger says of persons and games: figures, records, the last matches, and what has
// been achieved. It counts nothing by itself: package ledger does.
package statistics

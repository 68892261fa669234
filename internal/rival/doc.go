// Package rival runs foreign programs that sit at tables. They speak in lines over standard input and output, as
// docs/bot-protocol.md describes; package games knows what the lines mean. Each match starts the program anew, and no
// program outlives its [Pool].
package rival

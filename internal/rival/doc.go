// Package rival runs programs that are not ours and sit at tables. They speak in lines over their standard input and output, as
// docs/bot-protocol.md says; what the lines mean is up to package games. A program runs for one match, and none outlives its [Pool].
package rival

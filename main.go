// Runehall: rune games at one table.
package main

import (
	"os"

	"runehall/internal/cli"
)

func main() { os.Exit(cli.Main()) }

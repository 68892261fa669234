//go:build !js

package main

import (
	"fmt"
	"hash/crc32"
	"os"
)

// deliver prints a checksum of each drawing, which scripts/dist-test.sh compares, and ends the program.
func (h *hand) deliver() {
	for i, name := range h.names {
		fmt.Printf("%s: %08x\n", name, crc32.ChecksumIEEE(h.pixels[i]))
	}
	os.Exit(0)
}

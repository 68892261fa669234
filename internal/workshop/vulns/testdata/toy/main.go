// Toy calls one function of rsc.io/qr and not the others; a database that is made up says that one of them is
// vulnerable.
package main

import "rsc.io/qr"

func main() {
	if _, err := qr.Encode("runehall", qr.L); err != nil {
		panic(err)
	}
}

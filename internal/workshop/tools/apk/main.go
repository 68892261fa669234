// Command apk puts the parts of an app for Android together, and checks the result:
//
//	apk pack BASE OUT PLACE=FILE...
//	apk check APK
//
// BASE is the output of aapt2, linked from the manifest and the resources. Each FILE goes to its PLACE in the app.
// Libraries are uncompressed and aligned to pages of 16 KiB, so that telephones with such pages can use them in place;
// Debian's zipalign only knows pages of 4 KiB.
package main

import (
	"archive/zip"
	"fmt"
	"os"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "apk:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	switch {
	case len(args) >= 3 && args[0] == "pack":
		return packFiles(args[1], args[2], args[3:])
	case len(args) == 2 && args[0] == "check":
		app, err := zip.OpenReader(args[1])
		if err != nil {
			return fmt.Errorf("read the app: %w", err)
		}
		faults := faults(&app.Reader)
		if err := app.Close(); err != nil {
			return fmt.Errorf("read the app: %w", err)
		}
		if len(faults) > 0 {
			return fmt.Errorf("%s: %q", args[1], faults)
		}
		return nil
	}
	return fmt.Errorf("what is to be done? pack BASE OUT PLACE=FILE..., or check APK")
}

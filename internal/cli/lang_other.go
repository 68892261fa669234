//go:build !windows && !darwin

package cli

// system returns "": here only environment variables name the system's language.
func system() string { return "" }

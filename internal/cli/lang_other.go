//go:build !windows && !darwin

package cli

// system returns the language that the system names besides environment variables: none.
func system() string { return "" }

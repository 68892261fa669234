package main

// lists returns the ends of keys that the rules list.
func lists() map[string][]string { return map[string][]string{} }

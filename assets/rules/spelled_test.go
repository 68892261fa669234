package rules_test

// spelled are the numbers of the rules that texts say in words.
var spelled = map[string][]string{}

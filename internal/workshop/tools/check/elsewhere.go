package main

// otherGo is the line of Go besides that of go.mod with which the house is built and tested too, in the lane of all.
const otherGo = "go1.27.4"

// withOtherGo are command lines that run with otherGo. Those that begin with go test say how each test went.
var withOtherGo = []string{}

// engines are the browsers besides Chromium in which the page is opened: scripts/NAME.sh does it, with what the group NAME of
// scripts/needs.sh brings.
var engines = []string{"firefox"}

// elsewhere lists what runs with things that others have and this house mostly has not: another Go, other engines of browsers. All of it is
// from all.
func elsewhere() []step {
	var list []step
	for _, name := range engines {
		list = append(list, step{name: name, checks: "the page in another engine", needs: []string{"x", "node", name}, commands: []command{
			{args: words("scripts/" + name + ".sh"), read: tapTests, from: all},
		}})
	}
	next := step{name: "the other Go", checks: "what rests on the insides of Go, with " + otherGo}
	for _, line := range withOtherGo {
		c := command{args: words(line), env: append([]string{"GOTOOLCHAIN=" + otherGo}, static...), read: one, from: all}
		if len(c.args) > 1 && c.args[1] == "test" {
			c.read, c.inAll = goTests, again
		}
		next.commands = append(next.commands, c)
	}
	if len(next.commands) > 0 {
		list = append(list, next)
	}
	return list
}

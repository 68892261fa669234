package main

// otherGo is another version of Go, besides that of go.mod, with which the page is built and the rules are tested too.
const otherGo = "go1.27.4"

// engines are the browsers, besides Chromium, in which the page is opened. scripts/NAME.sh does it, with what the
// groups pointer, sink and NAME of scripts/needs.sh install. A test checks that all engines of scripts/engine.sh are
// here.
var engines = words("webkit firefox")

// elsewhere lists steps that need things which others have and this machine usually has not, or that matter elsewhere.
// All of them belong to the lane of all.
func elsewhere() []step {
	return []step{
		{
			name: "the other Go", checks: "what rests on the insides of Go, the page, and the rules, on other processors too, with " + otherGo, needs: words("browser arm64"),
			commands: withOtherGo(),
		},
		{
			name: "vulnerabilities", checks: "whether anything is called in which a vulnerability is known",
			commands: []command{{args: words("scripts/vulns.sh -json"), env: static, read: goTests, from: all}},
		},
	}
}

// withOtherGo are the commands that run with otherGo.
func withOtherGo() []command {
	smoke := inPage("smoke")
	smoke.env = []string{"RUNEHALL_WEB=" + absolute("build/web-other")}
	list := []command{
		{args: words(leanTest), env: static, read: goTests, inAll: again},
		{args: words(goTest, "./wasm/..."), env: static, read: goTests, inAll: again},
		{args: words(goTest, "-short ./games/..."), env: static, read: goTests, inAll: again},
		trimmedTests(),
		arm64(),
		{args: words("scripts/web.sh -published build/web-other"), read: one},
		{args: words("scripts/web.sh build/web-other"), read: one},
		{args: words("go build -o build/serve ./wasm/serve"), env: static, read: one},
		smoke,
	}
	for i := range list {
		list[i].env = append([]string{"GOTOOLCHAIN=" + otherGo}, list[i].env...)
		list[i].from = all
	}
	return list
}

// otherEngines opens a page of its own, since the one of Chromium's tests may be being built.
func otherEngines() step {
	s := step{name: "other engines", checks: "the page in WebKit and Firefox",
		needs: append(words("x node sink"), engines...)}
	s.commands = append(s.commands,
		command{args: words("scripts/web.sh build/web-engines"), read: one, first: true, from: all})
	for _, name := range engines {
		s.commands = append(s.commands, command{
			args: words("scripts/" + name + ".sh --test-reporter=tap"),
			env:  []string{"RUNEHALL_WEB=" + absolute("build/web-engines")}, read: tapTests, first: true, from: all,
		})
	}
	return s
}

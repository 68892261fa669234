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

// withOtherGo are the commands that run with otherGo. Of the rules it is enough that transcripts are the same on each
// processor.
func withOtherGo() []command {
	smoke := smokeOnly()
	smoke.env = []string{"RUNEHALL_WEB=" + absolute("build/web-other")}
	list := []command{
		{args: words(leanTest), env: static, read: goTests, inAll: again},
		{args: words(goTest, "./wasm/..."), env: static, read: goTests, inAll: again},
		{args: words(everywhere, transcripts), env: static, read: goTests, inAll: again},
		trimmedTests(transcripts),
		arm64(transcripts),
		{args: words("scripts/web.sh -published build/web-other"), read: one},
		forDevelopers("build/web-other"),
		smoke,
	}
	for i := range list {
		list[i].env = append([]string{"GOTOOLCHAIN=" + otherGo}, list[i].env...)
		list[i].from = all
	}
	return append([]command{server().only(all)}, list...)
}

// forDevelopers makes of a page that was built to be published what scripts/web.sh would have built without that. It
// fails if the page is none to be published.
func forDevelopers(folder string) command {
	return sh(one, "grep -q '<html.* data-published>' "+folder+"/index.html; sed -i 's/ data-published>/>/' "+folder+
		"/index.html; cp wasm/page/sw.js "+folder+"/; go run ./wasm/seal -dir "+folder)
}

// otherEngines opens the page of Chromium's tests.
func otherEngines() step {
	s := step{name: "other engines", checks: "the page in WebKit and Firefox",
		needs: append(words("x node sink"), engines...)}
	for _, c := range servedPage() {
		s.commands = append(s.commands, c.only(all))
	}
	for _, name := range engines {
		s.commands = append(s.commands, command{args: words("scripts/" + name + ".sh --test-reporter=tap"),
			env: words("RUNEHALL_BUILT=1"), read: tapTests, first: true, from: all})
	}
	return s
}

package programs

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// TestShownStartsTheTestsAgain replaces the X server by a script that notes what it is told to run.
func TestShownStartsTheTestsAgain(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there is no X server")
	}
	dir := t.TempDir()
	server, noted := filepath.Join(dir, "x.sh"), filepath.Join(dir, "noted")
	script := "#!/bin/sh\necho \"$1,$" + ServerVar + "\" >" + noted + "\nexit 7\n"
	if err := os.WriteFile(server, []byte(script), 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv(ServerVar, server)
	code := Shown(func() int { t.Error("the tests run without a server"); return 0 })
	text, err := os.ReadFile(noted)
	if err != nil || code != 7 || string(text) != os.Args[0]+",\n" {
		t.Errorf("the code is %d, started is %q, %v", code, text, err)
	}
	t.Setenv(ServerVar, filepath.Join(dir, "none"))
	if code := Shown(func() int { return 0 }); code == 0 {
		t.Error("a server that is not there is no error")
	}
	t.Setenv(ServerVar, "")
	if code := Shown(func() int { return 5 }); code != 5 {
		t.Errorf("without a server it returns %d", code)
	}
}

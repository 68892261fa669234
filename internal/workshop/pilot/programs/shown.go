package programs

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
)

// ServerVar names the environment variable with a command that runs another one with an X server of its own,
// scripts/x.sh.
const ServerVar = "RUNEHALL_X"

// Shown runs tests that need a window, and returns the exit code; it is to be called from TestMain. If the environment
// has the command for that, the whole test program is started again by it, with all its arguments: go test, which keeps
// results of tests as long as all that they asked for is the same, is then not told of which display they had. That is
// another one each time.
func Shown(run func() int) int {
	server := os.Getenv(ServerVar)
	if server == "" {
		return run()
	}
	cmd := exec.Command(server, os.Args...)
	cmd.Env = append(os.Environ(), ServerVar+"=")
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	err := cmd.Run()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		return max(exit.ExitCode(), 1)
	} else if err != nil {
		fmt.Fprintln(os.Stderr, "programs:", err)
		return 1
	}
	return 0
}

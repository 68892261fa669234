package programs

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

func TestAProgramIsBuiltOnceAndRemoved(t *testing.T) {
	t.Setenv(BuiltVar, filepath.Join(t.TempDir(), "window", "other")) // another program, so the test builds its own
	const pkg = "runehall/internal/workshop/pilot/programs/internal/nothing"
	file, err := Build(pkg, Window)
	if err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(file).CombinedOutput(); err != nil || len(out) > 0 {
		t.Errorf("it says %q, %v", out, err)
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	if again, err := Build(pkg, Window); again != file || err != nil || exists(file) {
		t.Errorf("the second time it is %s, not %s, and built anew: %v; error %v", again, file, exists(file), err)
	}
	if err := Remove(); err != nil || exists(filepath.Dir(file)) {
		t.Errorf("its folder is still there; error %v", err)
	}
}

func TestAProgramThatIsThereIsTaken(t *testing.T) {
	guest, window := filepath.Join(t.TempDir(), "guest", "some"), filepath.Join(t.TempDir(), "window", "some")
	t.Setenv(BuiltVar, window+string(filepath.ListSeparator)+guest)
	for kind, want := range map[Kind]string{Guest: guest, Window: window} {
		if got, err := Build("runehall/no/such/some", kind); got != want || err != nil {
			t.Errorf("it takes %q, %v", got, err)
		}
	}
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return !errors.Is(err, os.ErrNotExist)
}

func TestAProgramThatDoesNotBuildIsAnError(t *testing.T) {
	if file, err := Build("runehall/no/such/program", Guest); err == nil {
		t.Errorf("it built %s", file)
	}
}

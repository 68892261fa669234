package programs

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

func TestAProgramIsBuiltOnceAndRemoved(t *testing.T) {
	t.Setenv(FolderVar, t.TempDir()) // in which there is none
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
	dir := t.TempDir()
	t.Setenv(FolderVar, dir)
	file := filepath.Join(dir, "guest", "some")
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, nil, 0o777); err != nil {
		t.Fatal(err)
	}
	if got, err := Build("runehall/no/such/some", Guest); got != file || err != nil {
		t.Errorf("it takes %q, %v", got, err)
	}
}

func TestAProgramThatDoesNotBuildIsAnError(t *testing.T) {
	if file, err := Build("runehall/no/such/program", Guest); err == nil {
		t.Errorf("it built %s", file)
	}
}

package arch_test

import (
	"slices"
	"strings"
	"testing"
)

// workshop is the folder of everything that only builds, drives, measures or tests the program.
const workshop = "internal/workshop"

// firstBoards are packages that need not be part of a program yet: new games begin with them.
var firstBoards = []string{"scenes/plain", "scenes/plain/choice"}

// TestWhatIsNoProductLiesInTheWorkshop checks that a package's folder tells what it is for. Every package outside the
// workshop is a program or part of one, and imports nothing from the workshop, except in its tests.
func TestWhatIsNoProductLiesInTheWorkshop(t *testing.T) {
	imports, next := map[string][]string{}, slices.Clone(firstBoards)
	for _, platform := range platforms {
		for _, p := range goList(t, platform, "./...") {
			folder, ours := ourFolder(p.ImportPath)
			if !ours || inWorkshop(folder) {
				continue
			}
			imports[folder] = append(imports[folder], ourFolders(p.Imports)...)
			if p.Name == "main" || folder == "mobile" { // ebitenmobile builds a program from it
				next = append(next, folder)
			}
		}
	}
	parts := map[string]bool{}
	for len(next) > 0 {
		folder := next[0]
		if next = next[1:]; !parts[folder] {
			parts[folder] = true
			next = append(next, imports[folder]...)
		}
	}
	if len(parts) < 50 {
		t.Errorf("only %d packages are parts of programs", len(parts))
	}
	for folder, all := range imports {
		if !parts[folder] {
			t.Errorf("%s is part of no program: it belongs in %s", folder, workshop)
		}
		if i := slices.IndexFunc(all, inWorkshop); i >= 0 {
			t.Errorf("%s imports %s, which is there for tests and tools", folder, all[i])
		}
	}
}

func inWorkshop(folder string) bool { return strings.HasPrefix(folder, workshop+"/") }

// ourFolders returns the folders of those packages that are ours.
func ourFolders(paths []string) (folders []string) {
	for _, path := range paths {
		if folder, ours := ourFolder(path); ours {
			folders = append(folders, folder)
		}
	}
	return folders
}

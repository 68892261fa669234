//go:build !js

package mobile

// Shell is what the program asks of the app that contains it. Its methods are called on the program's own thread, within a
// frame: they pass the work on to the main thread and return at once.
type Shell interface {
	// Leave leaves the app: the person went back from the first screen.
	Leave()
	// Choose lets the person choose a file, and passes its content to [Program.Open].
	Choose()
	// Share offers to send the file of an exported record, or to save it elsewhere.
	Share(path string)
}

// nobody stands in for a missing shell.
type nobody struct{}

func (nobody) Leave()       {}
func (nobody) Choose()      {}
func (nobody) Share(string) {}

// attach makes shell the one that is asked from now on.
func (p *Program) attach(shell Shell) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.shell = shell
}

func (p *Program) attached() Shell {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.shell == nil {
		return nobody{}
	}
	return p.shell
}

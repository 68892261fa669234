//go:build !js

package mobile

// Shell is what the program asks of the app that holds it. It is called from the program's own thread, within a frame:
// hand the work to the main thread, and return at once.
type Shell interface {
	// Leave goes to what was there before the app: the person went back from the first screen.
	Leave()
	// Choose lets the person choose a file. A record that was chosen is handed over by [Program.Open].
	Choose()
	// Share offers the file of an exported record to the person, to send it or to keep it elsewhere.
	Share(path string)
}

// nobody stands for a shell that is not there.
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

//go:build !js

package mobile

// Shell is what the program asks of the app that contains it. Its methods are called on the program's own thread,
// within a frame, and Deep within [Start] too: they pass the work on to the main thread and return at once.
type Shell interface {
	// Leave leaves the app: the person went back from the first screen.
	Leave()
	// Deep is told at first, and whenever it changes, whether [Program.Back] leads anywhere within the program: the
	// system may show beforehand where a gesture leads.
	Deep(deep bool)
	// Awake is told whenever it changes whether the screen must not go dark by itself. At first it may.
	Awake(on bool)
	// Buzz lets the phone vibrate for a moment.
	Buzz()
	// Choose lets the person choose a file, and passes its content to [Program.Open].
	Choose()
	// Send offers the address of a match to the apps that pass such things on.
	Send(link string)
	// Share offers to send the file of an exported record, or to save it elsewhere.
	Share(path string)
}

// nobody stands in for a missing shell.
type nobody struct{}

func (nobody) Leave()       {}
func (nobody) Deep(bool)    {}
func (nobody) Awake(bool)   {}
func (nobody) Buzz()        {}
func (nobody) Choose()      {}
func (nobody) Send(string)  {}
func (nobody) Share(string) {}

// attach makes shell the one that is asked from now on.
func (p *Program) attach(shell Shell) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.shell = shell
	if shell != nil && p.told {
		shell.Deep(p.deep)
	}
	if shell != nil && p.awake {
		shell.Awake(true)
	}
}

// tellAwake passes on whether the screen stays on, and keeps it for the next shell.
func (p *Program) tellAwake(on bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.awake = on
	if p.shell != nil {
		p.shell.Awake(on)
	}
}

// tellDeep passes on whether there is a way back within the program, and keeps it for the next shell.
func (p *Program) tellDeep(deep bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.deep, p.told = deep, true
	if p.shell != nil {
		p.shell.Deep(deep)
	}
}

func (p *Program) attached() Shell {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.shell == nil {
		return nobody{}
	}
	return p.shell
}

package stage

// AsFile is what a button says that gives the person something as a file: where the system has a way of its own to pass files on, that
// is more than saving one.
func (s *Stage) AsFile() string {
	if s.Share != nil {
		return s.Text("share.give")
	}
	return s.Text("share.file")
}

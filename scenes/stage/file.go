package stage

// AsFile returns the words for a button that gives the person a file: "save", or more than that if the system can pass
// files on.
func (s *Stage) AsFile() string {
	if s.Share != nil {
		return s.Text("share.give")
	}
	return s.Text("share.file")
}

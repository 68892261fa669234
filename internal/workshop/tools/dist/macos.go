package main

import "path/filepath"

// macOS makes a bundle for both kinds of Macs, in a zip. It has no signature but the one that the linker puts into
// programs for Apple's processors.
func (d *maker) macOS() error {
	makefat, err := d.packer("makefat")
	if err != nil {
		return err
	}
	universal := filepath.Join(d.work, "universal")
	args := []string{makefat, universal}
	for _, arch := range []string{"amd64", "arm64"} {
		program, err := d.build("darwin", arch)
		if err != nil {
			return err
		}
		args = append(args, program)
	}
	if err := d.run(nil, args...); err != nil {
		return err
	}
	t := tree{filepath.Join(d.work, "macos")}
	const contents = "Runehall.app/Contents/"
	if err := t.copy(universal, contents+"MacOS/runehall", 0o755); err != nil {
		return err
	}
	if err := d.bundle(t, contents); err != nil {
		return err
	}
	if err := t.settle(d.Commit); err != nil {
		return err
	}
	return t.zip(d.name("macos.zip"), "", d.Commit)
}

// bundle writes everything but the program.
func (d *maker) bundle(t tree, contents string) error {
	plist, err := d.fill("macos/Info.plist", words{}, nil)
	if err != nil {
		return err
	}
	sigil, err := icns(d.icons, "", 1024)
	if err != nil {
		return err
	}
	record, err := icns(d.icons, "record-", 512)
	if err != nil {
		return err
	}
	texts, err := licences("darwin/amd64", "darwin/arm64")
	if err != nil {
		return err
	}
	files := map[string][]byte{
		"Info.plist": plist, "PkgInfo": []byte("APPL????"), "Resources/runehall.icns": sigil,
		"Resources/record.icns":  record,
		"Resources/LICENSES.txt": texts,
	}
	for _, w := range d.words {
		if files["Resources/"+w.Tag+".lproj/InfoPlist.strings"], err = d.fill("macos/InfoPlist.strings", w,
			nil); err != nil {
			return err
		}
	}
	if err := d.carry(t, contents+"Resources/"); err != nil {
		return err
	}
	for path, data := range files {
		if err := t.put(contents+path, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

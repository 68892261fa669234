package main

import (
	"os"
	"path/filepath"
)

// windows makes a zip and an installer. The program's icon, version and manifest are written into it when it is built
// already.
func (d *maker) windows() error {
	program, err := d.build("windows", "amd64")
	if err != nil {
		return err
	}
	winres, err := d.packer("go-winres")
	if err != nil {
		return err
	}
	// It takes paths as seen from its file.
	icons, err := filepath.Rel(d.work, d.icons)
	if err != nil {
		return err
	}
	data, err := filepath.Rel(d.work, filepath.Join(d.data, "windows"))
	if err != nil {
		return err
	}
	config, err := d.fill("windows/winres.json", words{},
		map[string]any{"Icons": filepath.ToSlash(icons), "Data": filepath.ToSlash(data)})
	if err != nil {
		return err
	}
	file := filepath.Join(d.work, "winres.json")
	if err := os.WriteFile(file, config, 0o644); err != nil {
		return err
	}
	if err := d.run(nil, winres, "patch", "--no-backup", "--in", file, program); err != nil {
		return err
	}
	text, err := licences("windows/amd64")
	if err != nil {
		return err
	}
	t := tree{filepath.Join(d.work, "windows")}
	if err := t.copy(program, "runehall.exe", 0o755); err != nil {
		return err
	}
	if err := t.put("LICENSES.txt", text, 0o644); err != nil {
		return err
	}
	if err := d.carry(t, ""); err != nil {
		return err
	}
	if err := t.settle(d.Commit); err != nil {
		return err
	}
	if err := t.zip(d.name("windows-amd64.zip"), "runehall-"+d.Version, d.Commit); err != nil {
		return err
	}
	return d.installer(t)
}

// installer makes the installer from the contents of the zip.
func (d *maker) installer(t tree) error {
	picture := filepath.Join(d.work, "runehall.ico")
	data, err := ico(d.icons, "", 16, 24, 32, 48, 64, 128, 256)
	if err != nil {
		return err
	}
	if err := os.WriteFile(picture, data, 0o644); err != nil {
		return err
	}
	text, err := d.fill("windows/installer.nsi", words{}, map[string]any{
		"Out": d.name("windows-amd64-setup.exe"), "Icon": picture, "Tree": t.dir,
	})
	if err != nil {
		return err
	}
	script := filepath.Join(d.work, "installer.nsi")
	if err := os.WriteFile(script, text, 0o644); err != nil {
		return err
	}
	return d.run(nil, "makensis", "-V2", "-WX", script)
}

package main

import (
	"fmt"
	"os"
	"path/filepath"
)

// appID is what desktops call the program.
const appID = "org.runehall.Runehall"

// architectures are the architectures of the packages for Linux, with their names in Flatpak.
var architectures = []struct{ name, flatpak string }{{"amd64", "x86_64"}, {"arm64", "aarch64"}}

// linux makes .deb, .rpm and .tar.gz.
func (d *maker) linux() error {
	nfpm, err := d.packer("nfpm")
	if err != nil {
		return err
	}
	for _, arch := range architectures {
		program, err := d.build("linux", arch.name)
		if err != nil {
			return err
		}
		t := tree{filepath.Join(d.work, "linux-"+arch.name)}
		if err := d.prefix(t, program, arch.name); err != nil {
			return err
		}
		if err := t.tarball(d.name("linux-"+arch.name+".tar.gz"), "runehall-"+d.Version, d.Commit); err != nil {
			return err
		}
		config, err := d.fill("linux/nfpm.yaml", words{}, map[string]any{"Arch": arch.name, "Tree": t.dir})
		if err != nil {
			return err
		}
		file := filepath.Join(d.work, "nfpm-"+arch.name+".yaml")
		if err := os.WriteFile(file, config, 0o644); err != nil {
			return err
		}
		for _, kind := range []string{"deb", "rpm"} {
			if err := d.run(nil, nfpm, "package", "--config", file, "--packager", kind, "--target",
				d.name("linux-"+arch.name+"."+kind)); err != nil {
				return err
			}
		}
	}
	return nil
}

// prefix fills a tree with the files for /usr: the program, its menu entry, its icons, its file type, and the licences.
func (d *maker) prefix(t tree, program, arch string) error {
	if err := t.copy(program, "bin/runehall", 0o755); err != nil {
		return err
	}
	for name, to := range map[string]string{
		appID + ".desktop":      "share/applications/",
		appID + ".xml":          "share/mime/packages/",
		appID + ".metainfo.xml": "share/metainfo/",
	} {
		text, err := d.fill("linux/"+name, words{}, nil)
		if err != nil {
			return err
		}
		if err := t.put(to+name, text, 0o644); err != nil {
			return err
		}
	}
	for _, size := range []int{16, 24, 32, 48, 64, 128, 256, 512} {
		folder := fmt.Sprintf("share/icons/hicolor/%dx%d/", size, size)
		for from, to := range map[string]string{"": "apps/" + appID, "record-": "mimetypes/application-x-runehall"} {
			if err := t.copy(filepath.Join(d.icons, fmt.Sprintf("%s%d.png", from, size)), folder+to+".png",
				0o644); err != nil {
				return err
			}
		}
	}
	if err := t.copy("wasm/page/icon.svg", "share/icons/hicolor/scalable/apps/"+appID+".svg", 0o644); err != nil {
		return err
	}
	if err := d.carry(t, "share/runehall/"); err != nil {
		return err
	}
	text, err := licences("linux/" + arch)
	if err != nil {
		return err
	}
	if err := t.put("share/doc/runehall/copyright", text, 0o644); err != nil {
		return err
	}
	return t.settle(d.Commit)
}

// flatpak writes a manifest that names the archives.
func (d *maker) flatpak() error {
	var archives []map[string]string
	for _, arch := range architectures {
		path := d.name("linux-" + arch.name + ".tar.gz")
		sum, err := sumOf(path)
		if err != nil {
			return err
		}
		archives = append(archives, map[string]string{"Name": filepath.Base(path), "Sum": sum,
			"FlatpakArch": arch.flatpak})
	}
	text, err := d.fill("linux/"+appID+".yaml", words{}, map[string]any{"Archives": archives})
	if err != nil {
		return err
	}
	return tree{d.out}.put("flatpak/"+appID+".yaml", text, 0o644)
}

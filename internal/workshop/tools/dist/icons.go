package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
)

// readIcon reads the PNG of an icon in a size: prefix is "" for the sigil and "record-" for the sheet.
func readIcon(folder, prefix string, size int) ([]byte, error) {
	return os.ReadFile(filepath.Join(folder, fmt.Sprintf("%s%d.png", prefix, size)))
}

// ico puts PNGs into a file of Windows: a head of 6 bytes, 16 bytes on each picture, the pictures.
func ico(folder, prefix string, sizes ...int) ([]byte, error) {
	var list, pictures []byte
	at := 6 + 16*len(sizes)
	list = binary.LittleEndian.AppendUint16(list, 0)
	list = binary.LittleEndian.AppendUint16(list, 1)
	list = binary.LittleEndian.AppendUint16(list, uint16(len(sizes)))
	for _, size := range sizes {
		data, err := readIcon(folder, prefix, size)
		if err != nil {
			return nil, err
		}
		list = append(list, byte(size), byte(size), 0, 0) // 256 is written as 0
		list = binary.LittleEndian.AppendUint16(list, 1)
		list = binary.LittleEndian.AppendUint16(list, 32)
		list = binary.LittleEndian.AppendUint32(list, uint32(len(data)))
		list = binary.LittleEndian.AppendUint32(list, uint32(at+len(pictures)))
		pictures = append(pictures, data...)
	}
	return append(list, pictures...), nil
}

// icnsTypes are the kinds of pictures in a file of macOS that hold a PNG, and their sizes; some are a half in points.
var icnsTypes = []struct {
	kind string
	size int
}{{"icp4", 16}, {"icp5", 32}, {"ic11", 32}, {"ic12", 64}, {"ic07", 128}, {"ic13", 256}, {"ic08", 256}, {"ic14", 512}, {"ic09", 512}, {"ic10", 1024}}

// icns puts PNGs into a file of macOS, as far as there are that large.
func icns(folder, prefix string, largest int) ([]byte, error) {
	var body bytes.Buffer
	for _, t := range icnsTypes {
		if t.size > largest {
			continue
		}
		data, err := readIcon(folder, prefix, t.size)
		if err != nil {
			return nil, err
		}
		body.WriteString(t.kind)
		body.Write(binary.BigEndian.AppendUint32(nil, uint32(8+len(data))))
		body.Write(data)
	}
	head := binary.BigEndian.AppendUint32([]byte("icns"), uint32(8+body.Len()))
	return append(head, body.Bytes()...), nil
}

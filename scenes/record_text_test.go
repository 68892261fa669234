package scenes

import (
	"fmt"
	"hash/crc32"
)

// recordText writes the text of a record line by line, with checks, whatever the lines say.
type recordText struct{ text []byte }

func (r *recordText) add(line string) {
	r.text = append(r.text, line...)
	r.text = fmt.Appendf(r.text, " ~%08x\n", crc32.ChecksumIEEE(r.text))
}

//go:build linux && !android

package atspi

// grid counts rows and columns of a board, from its cells.
func (n *node) grid() (rows, columns int32) {
	for _, k := range n.kids {
		rows, columns = max(rows, int32(k.thing.Row)), max(columns, int32(k.thing.Column))
	}
	return rows, columns
}

// cell returns the cell at a place, counted from 0, or nil.
func (n *node) cell(row, column int32) *node {
	for _, k := range n.kids {
		if k.role == roleCell && int32(k.thing.Row) == row+1 && int32(k.thing.Column) == column+1 {
			return k
		}
	}
	return nil
}

// kid returns a child, or nil.
func (n *node) kid(i int32) *node {
	if i < 0 || int(i) >= len(n.kids) {
		return nil
	}
	return n.kids[i]
}

// rowOf and columnOf return the place of a cell, counted from 0; −1 for anything else.
func rowOf(n *node) int32 {
	if n == nil {
		return -1
	}
	return int32(n.thing.Row) - 1
}

func columnOf(n *node) int32 {
	if n == nil {
		return -1
	}
	return int32(n.thing.Column) - 1
}

var tableMethods = answers{
	"GetAccessibleAt": func(c *call) []any { return []any{c.ref(c.node.cell(arg[int32](c, 0), arg[int32](c, 1)))} },
	"GetIndexAt": func(c *call) []any {
		if cell := c.node.cell(arg[int32](c, 0), arg[int32](c, 1)); cell != nil {
			return []any{cell.place()}
		}
		return []any{int32(-1)}
	},
	"GetRowAtIndex":        func(c *call) []any { return []any{rowOf(c.node.kid(arg[int32](c, 0)))} },
	"GetColumnAtIndex":     func(c *call) []any { return []any{columnOf(c.node.kid(arg[int32](c, 0)))} },
	"GetRowDescription":    func(*call) []any { return []any{""} },
	"GetColumnDescription": func(*call) []any { return []any{""} },
	"GetRowExtentAt":       func(*call) []any { return []any{int32(1)} },
	"GetColumnExtentAt":    func(*call) []any { return []any{int32(1)} },
	"GetRowHeader":         func(*call) []any { return []any{null} },
	"GetColumnHeader":      func(*call) []any { return []any{null} },
	"GetSelectedRows":      func(*call) []any { return []any{[]int32{}} },
	"GetSelectedColumns":   func(*call) []any { return []any{[]int32{}} },
	"IsRowSelected":        no, "IsColumnSelected": no,
	"IsSelected": func(c *call) []any {
		cell := c.node.cell(arg[int32](c, 0), arg[int32](c, 1))
		return []any{cell != nil && cell.states.has(selected)}
	},
	"AddRowSelection": no, "AddColumnSelection": no, "RemoveRowSelection": no, "RemoveColumnSelection": no,
	"GetRowColumnExtentsAtIndex": func(c *call) []any {
		cell := c.node.kid(arg[int32](c, 0))
		return []any{cell != nil && cell.thing.Row > 0, rowOf(cell), columnOf(cell), int32(1), int32(1),
			cell != nil && cell.states.has(selected)}
	},
}

var tableProperties = map[string]func(c *call) any{
	"NRows": func(c *call) any {
		rows, _ := c.node.grid()
		return rows
	},
	"NColumns": func(c *call) any {
		_, columns := c.node.grid()
		return columns
	},
	"Caption":          func(*call) any { return null },
	"Summary":          func(*call) any { return null },
	"NSelectedRows":    func(*call) any { return int32(0) },
	"NSelectedColumns": func(*call) any { return int32(0) },
}

// position is the row and the column of a cell, counted from 0.
type position struct{ Row, Column int32 }

var tableCellMethods = answers{
	"GetRowColumnSpan": func(c *call) []any {
		return []any{true, rowOf(c.node), columnOf(c.node), int32(1), int32(1)}
	},
	"GetRowHeaderCells":    func(*call) []any { return []any{[]ref{}} },
	"GetColumnHeaderCells": func(*call) []any { return []any{[]ref{}} },
}

var tableCellProperties = map[string]func(c *call) any{
	"Position":   func(c *call) any { return position{rowOf(c.node), columnOf(c.node)} },
	"RowSpan":    func(*call) any { return int32(1) },
	"ColumnSpan": func(*call) any { return int32(1) },
	"Table":      func(c *call) any { return c.ref(c.node.parent) },
}

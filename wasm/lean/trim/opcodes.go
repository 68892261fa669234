package main

// Instructions by their opcodes, as far as trim names them: sections are those of the specification of WebAssembly 2.0.
// Where an opcode is a prefix with a number behind it, the prefix is the upper byte here, and the number the lower.
const (
	// 5.4.1 Control Instructions, and 5.4.9 Expressions
	opUnreachable  = 0x00
	opNop          = 0x01
	opBlock        = 0x02
	opLoop         = 0x03
	opIf           = 0x04
	opElse         = 0x05
	opEnd          = 0x0b
	opBr           = 0x0c
	opBrIf         = 0x0d
	opBrTable      = 0x0e
	opReturn       = 0x0f
	opCall         = 0x10
	opCallIndirect = 0x11

	// 5.4.2 Reference Instructions
	opRefFunc = 0xd2 // Go's programs do not have it

	// 5.4.3 Parametric Instructions
	opDrop   = 0x1a
	opSelect = 0x1b

	// 5.4.4 Variable Instructions
	opLocalGet  = 0x20
	opLocalSet  = 0x21
	opLocalTee  = 0x22
	opGlobalGet = 0x23
	opGlobalSet = 0x24

	// 5.4.6 Memory Instructions
	opI32Load    = 0x28
	opI64Load    = 0x29
	opF64Load    = 0x2b
	opI32Load8S  = 0x2c
	opI32Load8U  = 0x2d
	opI64Load8S  = 0x30
	opI64Load8U  = 0x31
	opI64Load16U = 0x33
	opI64Load32S = 0x34
	opI64Load32U = 0x35
	opI32Store   = 0x36
	opI64Store   = 0x37
	opF64Store   = 0x39
	opI64Store32 = 0x3e
	opMemorySize = 0x3f
	opMemoryGrow = 0x40
	opMemoryCopy = opPrefix<<8 | 10
	opMemoryFill = opPrefix<<8 | 11

	// 5.4.7 Numeric Instructions
	opI32Const      = 0x41
	opI64Const      = 0x42
	opF32Const      = 0x43
	opF64Const      = 0x44
	opI32Eqz        = 0x45
	opI32Eq         = 0x46
	opI32LtU        = 0x49
	opI32LeU        = 0x4d
	opI32GeU        = 0x4f
	opI64Eqz        = 0x50
	opI64Eq         = 0x51
	opF64Ge         = 0x66
	opI32Clz        = 0x67
	opI32Popcnt     = 0x69
	opI32Add        = 0x6a
	opI32Sub        = 0x6b
	opI32Mul        = 0x6c
	opI32And        = 0x71
	opI32Or         = 0x72
	opI32Xor        = 0x73
	opI32Shl        = 0x74
	opI32ShrU       = 0x76
	opI64Clz        = 0x79
	opI64Popcnt     = 0x7b
	opI64Add        = 0x7c
	opI64Or         = 0x84
	opI64ShrU       = 0x88
	opF32Abs        = 0x8b
	opF32Sqrt       = 0x91
	opF64Abs        = 0x99
	opF64Sqrt       = 0x9f
	opI32WrapI64    = 0xa7
	opI64ExtendI32U = 0xad
	opI64Extend32S  = 0xc4
	opI32TruncSat   = opPrefix << 8   // i32.trunc_sat_f32_s
	opI64TruncSat   = opPrefix<<8 | 7 // i64.trunc_sat_f64_u
	opPrefix        = 0xfc

	// 5.4.8 Vector Instructions, on 16 bytes at once, which Go has since 1.27
	opV128Load    = opVectors << 8
	opV128Store   = opVectors<<8 | 0x0b
	opV128Const   = opVectors<<8 | 0x0c
	opShuffle     = opVectors<<8 | 0x0d
	opSwizzle     = opVectors<<8 | 0x0e
	opF64Splat    = opVectors<<8 | 0x14
	opExtractLane = opVectors<<8 | 0x15 // i8x16.extract_lane_s
	opReplaceLane = opVectors<<8 | 0x22 // f64x2.replace_lane
	opI8Eq        = opVectors<<8 | 0x23 // i8x16.eq
	opAnyTrue     = opVectors<<8 | 0x53 // v128.any_true
	opLoad8Lane   = opVectors<<8 | 0x54
	opLoad32Zero  = opVectors<<8 | 0x5c
	opLoad64Zero  = opVectors<<8 | 0x5d
	opF32Demote   = opVectors<<8 | 0x5e // f32x4.demote_f64x2_zero
	opVectorsLast = opVectors<<8 | 0xff // f64x2.convert_low_i32x4_u
	opVectors     = 0xfd
)

// Types: 5.3 of the specification, and of blocks 5.4.1. The type of a number is also that of a block that leaves one.
const (
	emptyBlock   = 0x40 // leaves nothing on the stack
	typeFunction = 0x60
	typeV128     = 0x7b
	typeI64      = 0x7e
	typeI32      = 0x7f
)

// immediates are what stands behind an opcode: the immediate arguments of the instruction.
type immediates uint8

const (
	unknown      immediates = iota // Go's programs do not have the instruction
	none                           // nothing
	opensBlock                     // the type of the block that begins here
	inBlock                        // nothing; what it says is of the block around it
	closesBlock                    // nothing; that block ends here
	branch                         // how many blocks are left
	branchTable                    // several of these
	index                          // a number
	indexAndByte                   // a number and a byte
	inMemory                       // how an address is aligned, and what is added to it
	oneByte
	twoBytes
	signed // a number with a sign
	fourBytes
	eightBytes
	sixteenBytes
)

// instructions are all that Go's programs have. The assembler of Go knows no shuffles, single lanes of memory and
// relaxed instructions on 16 bytes.
var instructions = [...]struct {
	first, last uint16
	immediates
}{
	{opUnreachable, opNop, none},
	{opBlock, opIf, opensBlock},
	{opElse, opElse, inBlock},
	{opEnd, opEnd, closesBlock},
	{opBr, opBrIf, branch},
	{opBrTable, opBrTable, branchTable},
	{opReturn, opReturn, none},
	{opCall, opCall, index},
	{opCallIndirect, opCallIndirect, indexAndByte},
	{opDrop, opSelect, none},
	{opLocalGet, opGlobalSet, index},
	{opI32Load, opI64Store32, inMemory},
	{opMemorySize, opMemoryGrow, oneByte},
	{opI32Const, opI64Const, signed},
	{opF32Const, opF32Const, fourBytes},
	{opF64Const, opF64Const, eightBytes},
	{opI32Eqz, opI64Extend32S, none},
	{opI32TruncSat, opI64TruncSat, none},
	{opMemoryCopy, opMemoryCopy, twoBytes},
	{opMemoryFill, opMemoryFill, oneByte},
	{opV128Load, opV128Store, inMemory},
	{opV128Const, opV128Const, sixteenBytes},
	{opSwizzle, opF64Splat, none},
	{opExtractLane, opReplaceLane, oneByte},
	{opI8Eq, opAnyTrue, none},
	{opLoad32Zero, opLoad64Zero, inMemory},
	{opF32Demote, opVectorsLast, none},
}

// immediatesOf has the immediate arguments by opcode.
var immediatesOf = func() (all [opVectorsLast + 1]immediates) {
	for _, i := range instructions {
		for op := i.first; op <= i.last; op++ {
			all[op] = i.immediates
		}
	}
	return all
}()

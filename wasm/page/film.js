// A film of a minute that shows a grey picture and plays silence, about three kilobytes. Browsers keep the screen on while a film plays
// (awake.js). It is written here, so nothing has to be fetched, and no server needs to know how to send films: MP4 with H.264 of the
// simplest profile and AAC, which every phone plays.

const seconds = 60;
const side = 8; // in macroblocks of 16 × 16 pixels: some decoders take no smaller pictures

// Bits in the order of the stream. ue and se are the standard's numbers of variable length.
class Bits {
  #bits = '';
  u(n, value) {
    this.#bits += value.toString(2).padStart(n, '0');
    return this;
  }
  ue(value) {
    const text = (value + 1).toString(2);
    this.#bits += '0'.repeat(text.length - 1) + text;
    return this;
  }
  se(value) { return this.ue(value > 0 ? 2 * value - 1 : -2 * value); }
  times(n, write) {
    for (let i = 0; i < n; i++) write(this);
    return this;
  }
  // unit returns a unit of the stream: a head, the bits, a 1 and then zeros to the next byte. Where two zeros would be followed by a byte
  // below 4, the standard puts a 3 between.
  unit(head) {
    const bits = `${this.#bits}1`;
    const bytes = [head];
    for (let at = 0; at < bits.length; at += 8) {
      const byte = Number.parseInt(bits.slice(at, at + 8).padEnd(8, '0'), 2);
      if (byte < 4 && bytes.length > 2 && bytes.at(-1) === 0 && bytes.at(-2) === 0) bytes.push(3);
      bytes.push(byte);
    }
    return bytes;
  }
}

// What the decoder needs to know first: constrained baseline, level 1, one picture to refer to, pictures in the order of the stream.
const sequence = new Bits().u(8, 66).u(8, 0xc0).u(8, 10).ue(0).ue(0).ue(2).ue(1).u(1, 0).ue(side - 1).ue(side - 1).u(4, 0b1100).unit(0x67);
const pictures = new Bits().ue(0).ue(0).u(2, 0).ue(0).ue(0).ue(0).u(3, 0).se(0).se(0).se(0).u(3, 0).unit(0x68);

// The first picture: each macroblock is the mean of its neighbours, and nothing beside. All later ones are as the one before.
const first = new Bits().ue(0).ue(7).ue(0).u(4, 0).ue(0).u(2, 0).se(0).times(side * side, (b) => b.ue(3).ue(0).se(0).u(1, 1)).unit(0x65);
const same = (n) => new Bits().ue(0).ue(5).ue(0).u(4, n % 16).u(3, 0).se(0).ue(side * side).unit(0x41);

// The sound: one channel at 8 kHz. A frame of 1,024 samples has one channel without any bands, and an end.
const rate = 8000;
const frame = [0, 0, 0, 7];
const frames = Math.ceil(seconds * rate / 1024);

const four = (n) => [n >>> 24, n >>> 16 & 255, n >>> 8 & 255, n & 255];
const two = (n) => [n >>> 8, n & 255];
const letters = (text) => [...text].map((c) => c.charCodeAt(0));
const zeros = (n) => Array(n).fill(0);
const box = (name, ...parts) => {
  const inside = parts.flat();
  return [...four(8 + inside.length), ...letters(name), ...inside];
};
const matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].flatMap(four);

// A track: id, how many units of time make a second, its media's kind, what describes its samples, for how long each lasts, their sizes (one
// number if all are the same), and where they begin.
function track({ id, scale, kind, header, entry, lasts, count, sizes, at, width }) {
  const length = count * lasts;
  return box('trak',
    box('tkhd', four(3), zeros(8), four(id), zeros(4), four(seconds * 1000), zeros(8), two(0), two(0), two(width ? 0 : 0x100), two(0), matrix,
      four(width << 16), four(width << 16)),
    box('mdia',
      box('mdhd', zeros(12), four(scale), four(length), two(0x55c4), two(0)),
      box('hdlr', zeros(8), letters(kind), zeros(12), [0]),
      box('minf', header, box('dinf', box('dref', zeros(4), four(1), box('url ', four(1)))),
        box('stbl',
          box('stsd', zeros(4), four(1), entry),
          box('stts', zeros(4), four(1), four(count), four(lasts)),
          ...(width ? [box('stss', zeros(4), four(1), four(1))] : []),
          box('stsc', zeros(4), four(1), four(1), four(count), four(1)),
          box('stsz', zeros(4), Array.isArray(sizes) ? [...four(0), ...four(count), ...sizes.flatMap(four)] : [...four(sizes), ...four(count)]),
          box('stco', zeros(4), four(1), four(at))))));
}

// film returns the bytes of the film.
export function film() {
  const shots = [first, ...Array.from({ length: seconds - 1 }, (_, n) => same(n + 1))].map((unit) => [...four(unit.length), ...unit]);
  const width = 16 * side;
  const avc = box('avc1', zeros(6), two(1), zeros(16), two(width), two(width), four(0x480000), four(0x480000), zeros(4), two(1), zeros(32), two(24),
    two(0xffff), box('avcC', [1, 66, 0xc0, 10, 0xff, 0xe1], two(sequence.length), sequence, [1], two(pictures.length), pictures));
  const aac = box('mp4a', zeros(6), two(1), zeros(8), two(1), two(16), zeros(4), four(rate << 16 >>> 0),
    box('esds', zeros(4), [3, 25, 0, 0, 0, 4, 17, 0x40, 0x15, 0, 0, 0], four(1000), four(1000), [5, 2, 0x15, 0x88, 6, 1, 2]));
  const begin = box('ftyp', letters('isom'), four(512), letters('isomavc1mp41'));
  const moov = (at) => box('moov',
    box('mvhd', zeros(12), four(1000), four(seconds * 1000), four(0x10000), two(0x100), zeros(10), matrix, zeros(24), four(3)),
    track({ id: 1, scale: 1000, kind: 'vide', header: box('vmhd', four(1), zeros(8)), entry: avc, lasts: 1000, count: shots.length,
      sizes: shots.map((s) => s.length), at, width }),
    track({ id: 2, scale: rate, kind: 'soun', header: box('smhd', zeros(8)), entry: aac, lasts: 1024, count: frames, sizes: frame.length,
      at: at + shots.flat().length, width: 0 }));
  const data = begin.length + moov(0).length + 8;
  return new Uint8Array([...begin, ...moov(data), ...box('mdat', shots.flat(), ...Array(frames).fill(frame))]);
}

/**
 * A PMTiles file with one tile, which is all water: the minimum for a map of vector tiles.
 * https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */

/** Encodes an integer as protocol buffers do. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

const field = (number: number, bytes: readonly number[]) => [
  number * 8 + 2,
  ...varint(bytes.length),
  ...bytes,
];
const zigzag = (value: number) => varint(value < 0 ? -2 * value - 1 : 2 * value);

const SIDE = 4096;

/** A layer `water` with a square from edge to edge. */
function waterTile(): number[] {
  const MOVE_ONCE = 9;
  const LINE_THRICE = 26;
  const CLOSE = 15;
  const steps = [SIDE, 0, 0, SIDE, -SIDE, 0].flatMap(zigzag);
  const geometry = [MOVE_ONCE, 0, 0, LINE_THRICE, ...steps, CLOSE];
  const polygon = [0x18, 3, ...field(4, geometry)];
  const name = [...Buffer.from('water')];
  const layer = [0x78, 2, ...field(1, name), ...field(2, polygon), 0x28, ...varint(SIDE)];
  return field(3, layer);
}

const HEADER = 127;
const MVT = 1;
const MAX_ZOOM = 1;

/** @param tileType kind of the tiles, as the file's header says. */
export function tileFile(tileType = MVT): Buffer {
  const tile = waterTile();
  // Tiles 1 to 4, the whole of zoom 1, are the same.
  const directory = [1, 1, 4, ...varint(tile.length), 1];
  const metadata = [...Buffer.from('{}')];
  const parts = [directory, metadata, [], tile];
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  let offset = HEADER;
  for (const [index, { length }] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    offset += length;
  }
  // Nothing is compressed.
  header.set([1, 1, 1, tileType, 1, MAX_ZOOM], 96);
  return Buffer.concat([header, Buffer.from(parts.flat())]);
}

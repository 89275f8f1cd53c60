/** Where the picture in a file ends: whatever stands behind it no decoder looks at. */

type End = (file: DataView) => number;

/** Chunks of a length, a name, their content and a checksum; `IEND` is the last. */
const png: End = (file) => {
  let at = 8;
  while (at + 12 <= file.byteLength) {
    const isLast = file.getUint32(at + 4) === 0x49_45_4e_44;
    at += 12 + file.getUint32(at);
    if (isLast) break;
  }
  return at;
};

/** Marks that stand in the flow of a scan: an escaped byte, and those of its restarts. */
const isInScan = (mark: number) => mark === 0 || (mark >= 0xd0 && mark <= 0xd7);

/** Segments that begin with a mark and mostly have a length; a scan runs on to the next mark. */
const jpeg: End = (file) => {
  let at = 2;
  while (at + 4 <= file.byteLength) {
    const mark = file.getUint8(at + 1);
    if (file.getUint8(at) !== 0xff || isInScan(mark)) at += 1;
    else if (mark === 0xff) at += 1;
    else if (mark === 0xd9) return at + 2;
    else at += 2 + file.getUint16(at + 2);
  }
  return file.byteLength;
};

/** One container that says how long it is; an odd length is filled up. */
const webp: End = (file) => {
  const length = file.getUint32(4, true);
  return 8 + length + (length % 2);
};

/** Boxes one after the other, each with its length; nothing but the known ones belongs to it. */
const avif: End = (file) => {
  const boxes = new Set(['ftyp', 'meta', 'mdat', 'free', 'skip', 'moov', 'idat', 'uuid']);
  let at = 0;
  while (at + 8 <= file.byteLength) {
    const length = file.getUint32(at);
    const name = [4, 5, 6, 7].map((part) => String.fromCharCode(file.getUint8(at + part))).join('');
    if (!boxes.has(name) || length < 8) break;
    at += length;
  }
  return at;
};

const ends: Readonly<Record<string, End>> = { png, jpg: jpeg, webp, avif };

/** The length of the picture itself; a number of no file where it does not fit its kind. */
export function endOfPicture(bytes: Uint8Array, extension: string): number {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ends[extension]?.(file) ?? -1;
}

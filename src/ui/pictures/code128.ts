/**
 * Alternating widths of bars and spaces for each value of Code 128, starting from 0 (ISO/IEC
 * 15417).
 */
const PATTERNS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 ' +
  '112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 ' +
  '311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 ' +
  '112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 ' +
  '122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 ' +
  '124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ');
const START_B = 104;
const STOP = '2331112';
const MODULUS = 103;
/** Set B contains the printable ASCII characters. */
const FIRST = 32;
const PRINTABLE = /^[ -~]+$/;

export type Bar = { x: number; width: number; space: number };

/** Values of a text in set B, with the start before and the check value after it. */
export function code128Values(text: string): number[] {
  const values = [...text].map((letter) => letter.charCodeAt(0) - FIRST);
  const sum = values.reduce((total, value, place) => total + value * (place + 1), START_B);
  return [START_B, ...values, sum % MODULUS];
}

/**
 * The bars of a text, in modules from the left; null if it has characters that cannot be encoded.
 */
export function code128(text: string): Bar[] | null {
  if (!PRINTABLE.test(text)) return null;
  const widths = [...code128Values(text).map((value) => PATTERNS[value] ?? ''), STOP].join('');
  const bars: Bar[] = [];
  let x = 0;
  for (let place = 0; place < widths.length; place += 2) {
    const width = Number(widths[place]);
    const space = Number(widths[place + 1] ?? 0);
    bars.push({ x, width, space });
    x += width + space;
  }
  return bars;
}

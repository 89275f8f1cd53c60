/** One channel of an sRGB colour, made linear: WCAG 2.2, «relative luminance». */
const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const digits = /^#([\da-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) throw new Error(`${hex} is no colour of six digits`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours stand apart for the eye: 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

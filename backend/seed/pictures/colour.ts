/** Channels of a '#rrggbb' colour, each 0 to 255. */
function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour at a fraction (0 to 1) of the way from one '#rrggbb' to another. */
export function mix(from: string, to: string, share: number): string {
  const start = channels(from);
  const end = channels(to);
  const hex = start.map((channel, index) => {
    const target = end[index] ?? channel;
    return Math.round(channel + (target - channel) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

export const lighten = (colour: string, share: number): string => mix(colour, '#ffffff', share);

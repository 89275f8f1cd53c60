export type FittedText = { size: number; lines: string[] };

export type Room = {
  width: number;
  /** Maximum number of lines at a size. */
  lines: (size: number) => number;
  /** From the preferred size to the smallest legible one. */
  sizes: readonly number[];
};

type Measure = (text: string, size: number) => number;

/** Lines of whole words, greedily; non-breaking spaces do not break. */
function wrap(text: string, size: number, room: Room, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[^\S\u00a0]+/).filter(Boolean)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(joined, size) <= room.width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** A line shortened to fit with an ellipsis. */
function shortened(line: string, size: number, room: Room, measure: Measure): string {
  let kept = line;
  while (kept.length > 0 && measure(`${kept}…`, size) > room.width) kept = kept.slice(0, -1);
  return `${kept.replace(/[\s,.:;—-]+$/u, '')}…`;
}

/** The largest size at which a text fits its area; a text that fits at none is truncated. */
export function fitText(text: string, room: Room, measure: Measure): FittedText {
  let size = 0;
  let lines: string[] = [];
  for (size of room.sizes) {
    lines = wrap(text, size, room, measure);
    const narrow = lines.every((line) => measure(line, size) <= room.width);
    if (narrow && lines.length <= room.lines(size)) return { size, lines };
  }
  const cut = lines.length > room.lines(size);
  const shown = lines.slice(0, room.lines(size)).map((line, place, all) => {
    const ends = cut && place === all.length - 1;
    return ends || measure(line, size) > room.width ? shortened(line, size, room, measure) : line;
  });
  return { size, lines: shown };
}

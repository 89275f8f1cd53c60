import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import opentype, { type Font, type PathCommand } from 'opentype.js';

/** A run of text as drawn: its outline, and the pen's advance. */
export type Letters = {
  /** SVG path data of a text whose baseline starts at a point. */
  path(text: string, x: number, y: number, size: number): string;
  width(text: string, size: number): number;
};

function load(resolve: (id: string) => string, script: string, weight: number): Font {
  // WOFF and not WOFF2: the parser needs no brotli for it.
  const file = `@fontsource/golos-text/files/golos-text-${script}-${weight}-normal.woff`;
  const bytes = readFileSync(resolve(file));
  return opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
}

/** Assigns each part of a text to a font: Cyrillic and Latin come in separate files. */
function runs(text: string, fonts: readonly [Font, ...Font[]]): { font: Font; text: string }[] {
  const found: { font: Font; text: string }[] = [];
  for (const sign of text) {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(sign) > 0) ?? fonts[0];
    const last = found.at(-1);
    if (last?.font === font) last.text += sign;
    else found.push({ font, text: sign });
  }
  return found;
}

const ORDER = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const;

/**
 * SVG path data. The font parser's own writer turns coordinates such as 7.000000000000001 into NaN.
 */
function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map((command) => {
      const values = new Map<string, unknown>(Object.entries(command));
      const numbers = ORDER.map((name) => values.get(name)).filter(
        (value) => typeof value === 'number',
      );
      return command.type + numbers.map((value) => Math.round(value * 10) / 10).join(' ');
    })
    .join('');
}

/**
 * The site's fonts as outlines, from the project's packages: a build machine may have no fonts at
 * all, and the same text must look the same everywhere.
 */
export function lettersOf(weight: 500 | 600): Letters {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  const fonts = [load(resolve, 'cyrillic', weight), load(resolve, 'latin', weight)] as const;
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  return {
    path(text, x, y, size) {
      let pen = x;
      return runs(plain(text), fonts)
        .map((run) => {
          const data = pathData(run.font.getPath(run.text, pen, y, size).commands);
          pen += run.font.getAdvanceWidth(run.text, size);
          return data;
        })
        .join('');
    },
    width: (text, size) =>
      runs(plain(text), fonts).reduce(
        (sum, run) => sum + run.font.getAdvanceWidth(run.text, size),
        0,
      ),
  };
}

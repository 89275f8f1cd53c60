import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const FACES = {
  regular: '400Regular/GolosText_400Regular.ttf',
  bold: '600SemiBold/GolosText_600SemiBold.ttf',
} as const;

export type Face = keyof typeof FACES;

/**
 * The site's fonts as whole files, with Cyrillic and Latin in one: web fonts are split into subsets, so that
 * a line would switch fonts at every full stop.
 */
export function faceOf(face: Face): Buffer {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  return readFileSync(resolve(`@expo-google-fonts/golos-text/${FACES[face]}`));
}

import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { stylesDigest } from './styles-digest.ts';

test('changes with any style sheet in the folder, and with nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  try {
    mkdirSync(join(folder, 'ui'));
    writeFileSync(join(folder, 'ui/a.module.css'), '.a {}');
    const first = stylesDigest(folder);
    writeFileSync(join(folder, 'ui/a.ts'), 'export {}');
    expect(stylesDigest(folder)).toBe(first);
    writeFileSync(join(folder, 'ui/a.module.css'), '.b {}');
    expect(stylesDigest(folder)).not.toBe(first);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Files are read in a separate thread, so that a slow disk blocks nothing else. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startFileReader } from '../../regenerator/render/file-reader.ts';

let directory = '';
before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'yasno-file-reader-'));
});
after(() => rm(directory, { recursive: true }));

test('returns each file in order, and nothing for a missing one', async () => {
  const reader = startFileReader();
  const [one, missing, other] = ['one', 'missing', 'other'].map((name) => join(directory, name));
  assert.ok(one && missing && other);
  await Promise.all([one, other].map((file) => writeFile(file, `Ясно: ${file}`)));
  const given = await new Promise((resolve) => {
    const come: [string, string | null][] = [];
    reader.read([one, missing, other], (file, bytes) => {
      come.push([file, bytes && Buffer.from(bytes).toString()]);
      if (come.length === 3) resolve(come);
    });
  });
  assert.deepEqual(given, [
    [one, `Ясно: ${one}`],
    [missing, null],
    [other, `Ясно: ${other}`],
  ]);
  await reader.stop();
});

/** Files come from a thread of their own, so that a slow disk holds up nobody else. */
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

test('gives each file in its turn, and nothing for one that is not there', async () => {
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

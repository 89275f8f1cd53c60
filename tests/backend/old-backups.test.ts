import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { removeOldBackups } from '../../backend/backup/old-backups.ts';

const now = new Date('2026-11-29T03:30:10Z');

test('backups older than the given days go, and nothing else of the directory', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'yasno-old-'));
  const old = ['yasno-2026-10-29T03-30-00Z.tar.gz', 'yasno-2026-10-30T03-30-00Z.tar.gz.age'];
  const others = [
    'yasno-2026-10-30T03-30-11Z.tar.gz',
    'yasno-2026-11-29T03-30-10Z.tar.gz.age',
    'yasno-2026-10-01T03-30-00Z.tar.gz.714.part',
    'yasno-before-the-move.tar.gz',
    'yasno-2026-13-41T03-30-00Z.tar.gz',
    'photos-2026-10-01T03-30-00Z.tar.gz',
  ];
  for (const name of [...old, ...others]) writeFileSync(join(directory, name), '');
  assert.deepEqual(await removeOldBackups(directory, 30, now), old);
  assert.deepEqual(readdirSync(directory).toSorted(), others.toSorted());
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { DatabaseLockedError, lockDatabase } from '../../backend/db/lock.ts';
import { openEmbedded } from '../../backend/db/open.ts';
import { articles } from '../../backend/db/schema.ts';
import { snapshot } from '../contract/snapshot.ts';

const LOCK = new URL('../../backend/db/lock.ts', import.meta.url).href;

/** Number of a process that has been and is gone. */
function deadPid(): number {
  const { pid, status } = spawnSync(process.execPath, ['-e', '']);
  assert.equal(status, 0);
  return pid;
}

describe('the lock of an embedded database', () => {
  let directory: string;
  let file: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'yasno-test-lock-'));
    file = join(directory, 'deep', 'database.pid');
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  test('is held until it is given back', () => {
    const unlock = lockDatabase(file);
    assert.equal(readFileSync(file, 'utf8'), String(process.pid));
    assert.throws(() => lockDatabase(file), DatabaseLockedError);
    unlock();
    assert.equal(existsSync(file), false);
    lockDatabase(file)();
  });

  test('is refused by another process that holds it, by name', () => {
    lockDatabase(file)();
    writeFileSync(file, String(process.ppid));
    assert.throws(() => lockDatabase(file), new RegExp(`process ${process.ppid};`));
    assert.equal(readFileSync(file, 'utf8'), String(process.ppid));
  });

  test('is refused to another process while it is held here', () => {
    const unlock = lockDatabase(file);
    const script = `import('${LOCK}').then(({ lockDatabase }) => lockDatabase(${JSON.stringify(file)}))`;
    const other = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    assert.match(other.stderr, new RegExp(`DatabaseLockedError.*process ${process.pid};`));
    assert.notEqual(other.status, 0);
    unlock();
  });

  for (const [what, left] of [
    ['a dead process', deadPid],
    ['a process that had our number', () => process.pid],
    ['nobody', () => ''],
    ['somebody who wrote nonsense', () => 'x\u0000-1'],
  ] as const) {
    test(`of ${what} is taken over`, () => {
      lockDatabase(file)();
      writeFileSync(file, String(left()));
      const unlock = lockDatabase(file);
      assert.equal(readFileSync(file, 'utf8'), String(process.pid));
      unlock();
    });
  }
});

describe('an embedded database', () => {
  test('is open once, keeps its content and is free again when closed', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'yasno-test-directory-'));
    const directory = join(parent, 'database');
    try {
      const first = await openEmbedded(directory, await snapshot());
      await assert.rejects(openEmbedded(directory), DatabaseLockedError);
      await first.db.update(articles).set({ title: 'Записано' });
      await first.close();
      const again = await openEmbedded(directory);
      const rows = await again.db.select({ title: articles.title }).from(articles);
      assert.ok(rows.length > 0 && rows.every((row) => row.title === 'Записано'));
      await again.close();
    } finally {
      rmSync(parent, { recursive: true });
    }
  });

  test('that does not open gives its lock back', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'yasno-test-directory-'));
    try {
      await assert.rejects(openEmbedded(join(parent, 'database'), new Blob(['no database'])));
      assert.equal(existsSync(join(parent, 'database.pid')), false);
    } finally {
      rmSync(parent, { recursive: true });
    }
  });
});

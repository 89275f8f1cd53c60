import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { DatabaseLockedError, lockDatabase } from '../../backend/db/lock.ts';
import { openEmbedded } from '../../backend/db/open.ts';
import { articles } from '../../backend/db/schema.ts';
import { seededDirectory } from '../contract/snapshot.ts';

const LOCK = new URL('../../backend/db/lock.ts', import.meta.url).href;

/** Takes the lock in another process. @returns its output and exit status. */
function takeElsewhere(directory: string) {
  const script = `import('${LOCK}').then(({ lockDatabase }) => lockDatabase(${JSON.stringify(directory)}))`;
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
}

describe('the lock of an embedded database', () => {
  let directory: string;
  const lock = () => join(directory, 'database.lock');
  const number = () => readFileSync(join(directory, 'database.pid'), 'utf8');
  beforeEach(() => {
    directory = join(mkdtempSync(join(tmpdir(), 'yasno-test-lock-')), 'deep');
  });
  afterEach(() => rmSync(dirname(directory), { recursive: true }));

  test('is held until it is released', () => {
    const unlock = lockDatabase(directory);
    assert.equal(number(), String(process.pid));
    assert.throws(() => lockDatabase(directory), DatabaseLockedError);
    unlock();
    assert.deepEqual(readdirSync(directory), []);
    lockDatabase(directory)();
  });

  test('is refused to another process while this one holds it, and names this one', () => {
    const unlock = lockDatabase(directory);
    const other = takeElsewhere(directory);
    assert.match(other.stderr, new RegExp(`DatabaseLockedError.*process ${process.pid};`));
    assert.notEqual(other.status, 0);
    assert.equal(number(), String(process.pid));
    unlock();
  });

  test('of a dead process is taken over', () => {
    assert.equal(takeElsewhere(directory).status, 0);
    assert.notEqual(readFileSync(lock(), 'utf8'), '');
    lockDatabase(directory)();
  });

  test('of a dead process is taken over even when a living process has the same PID', () => {
    const other = takeElsewhere(directory);
    const left = readFileSync(lock(), 'utf8');
    const [, ...rest] = left.split(' ');
    for (const pid of [process.pid, process.ppid, 1]) {
      assert.notEqual(pid, other.pid);
      writeFileSync(lock(), [pid, ...rest].join(' '));
      writeFileSync(join(directory, 'database.pid'), String(pid));
      const unlock = lockDatabase(directory);
      assert.equal(number(), String(process.pid));
      unlock();
      writeFileSync(lock(), left);
    }
  });

  test('does not apply to a copy of the directory', () => {
    const unlock = lockDatabase(directory);
    const copy = `${directory}-copy`;
    cpSync(directory, copy, { recursive: true });
    lockDatabase(copy)();
    assert.throws(() => lockDatabase(directory), DatabaseLockedError);
    unlock();
  });

  for (const [what, left] of [
    ['no owner', ''],
    ['an unreadable owner', 'x\u0000-1'],
    ['a bare number', String(process.ppid)],
  ] as const) {
    test(`with ${what} is taken over`, () => {
      lockDatabase(directory)();
      writeFileSync(lock(), left);
      const unlock = lockDatabase(directory);
      assert.equal(number(), String(process.pid));
      unlock();
    });
  }
});

describe('an embedded database', () => {
  test('opens once, keeps its content and can be reopened after closing', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'yasno-test-directory-'));
    const directory = join(parent, 'database');
    try {
      cpSync(await seededDirectory(), directory, { recursive: true });
      const first = await openEmbedded(directory);
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

  test('releases its lock when opening fails', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'yasno-test-directory-'));
    try {
      const directory = join(parent, 'database');
      mkdirSync(directory);
      writeFileSync(join(directory, 'PG_VERSION'), 'no database');
      await assert.rejects(openEmbedded(directory));
      lockDatabase(parent)();
    } finally {
      rmSync(parent, { recursive: true });
    }
  });
});

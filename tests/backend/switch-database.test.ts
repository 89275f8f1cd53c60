/** A restored database replaces the current one, even if the power fails at any moment. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { settleRestore, switchDatabase } from '../../backend/db/switch-database.ts';
import { makeScratch } from '../contract/scratch.ts';

describe('a restored database', () => {
  let directory: string;
  beforeEach(() => {
    directory = makeScratch('switch');
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  const put = (name: string, words: string) => {
    mkdirSync(join(directory, name));
    writeFileSync(join(directory, name, 'words'), words);
    return join(directory, name);
  };
  const present = () => {
    assert.deepEqual(readdirSync(directory), ['database']);
    return readFileSync(join(directory, 'database', 'words'), 'utf8');
  };

  test('replaces the existing one, if there is one', () => {
    put('database', 'old');
    switchDatabase(directory, put('stage', 'new'));
    assert.equal(present(), 'new');
    rmSync(join(directory, 'database'), { recursive: true });
    switchDatabase(directory, put('stage', 'newer'));
    assert.equal(present(), 'newer');
  });

  test('is dropped when the replacement had not begun', () => {
    put('database', 'old');
    put('database.restored', 'new');
    settleRestore(directory);
    assert.equal(present(), 'old');
  });

  test('is moved into place at the next start when only the old one was moved away', () => {
    put('database.replaced', 'old');
    put('database.restored', 'new');
    settleRestore(directory);
    assert.equal(present(), 'new');
  });

  test('is kept when only the old one was left to be removed', () => {
    put('database', 'new');
    put('database.replaced', 'old');
    settleRestore(directory);
    assert.equal(present(), 'new');
  });

  test('that does not exist changes nothing', () => {
    settleRestore(directory);
    assert.ok(!existsSync(join(directory, 'database')));
  });
});

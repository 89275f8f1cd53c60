import assert from 'node:assert/strict';
import fs, { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { keptSecret } from '../../backend/secret.ts';

describe('a stored secret', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'yasno-test-secret-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  test('is created once, readable by its owner only, and differs elsewhere', () => {
    const deep = join(directory, 'deep');
    const secret = keptSecret(deep, 'code-secret');
    assert.match(secret, /^[\w-]{43}$/);
    assert.equal(keptSecret(deep, 'code-secret'), secret);
    assert.equal(statSync(join(deep, 'code-secret')).mode & 0o777, 0o600);
    assert.deepEqual(readdirSync(deep), ['code-secret']);
    assert.notEqual(keptSecret(deep, 'hook-secret'), secret);
  });

  test('leaves nothing on a full disk', () => {
    // As the system does: the file is there, and its content does not fit.
    const write = mock.method(fs, 'writeFileSync', (file: string) => {
      fs.closeSync(fs.openSync(file, 'w'));
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    });
    syncBuiltinESMExports();
    try {
      assert.throws(() => keptSecret(directory, 'code-secret'), /ENOSPC/);
    } finally {
      write.mock.restore();
      syncBuiltinESMExports();
    }
    assert.deepEqual(readdirSync(directory), []);
  });

  test('is not an empty file, which everybody would know', () => {
    writeFileSync(join(directory, 'code-secret'), '\n');
    assert.throws(() => keptSecret(directory, 'code-secret'), /code-secret is empty: delete it/);
  });

  test('names the file that cannot be read, and the reason', () => {
    const file = join(directory, 'code-secret');
    // The tests may run as root, who reads every file; nobody reads a folder as one.
    mkdirSync(file);
    assert.throws(() => keptSecret(directory, 'code-secret'), {
      name: 'StopError',
      message: `${file} cannot be read: EISDIR: illegal operation on a directory, read; see DATA_DIR.`,
    });
  });

  test('names the setting of a folder that cannot be made', () => {
    writeFileSync(join(directory, 'file'), '');
    // Below /proc, Node's recursive mkdir never returns.
    for (const place of ['/proc/x', join(directory, 'file')]) {
      assert.throws(() => keptSecret(place, 'code-secret'), {
        name: 'StopError',
        message: /cannot be written: .*; see DATA_DIR\.$/,
      });
    }
  });
});

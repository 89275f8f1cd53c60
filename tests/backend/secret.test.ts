import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { keptSecret } from '../../backend/secret.ts';

describe('a stored secret', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'yasno-test-secret-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  test('is created once, readable by its owner only, and differs elsewhere', () => {
    const file = join(directory, 'deep', 'code-secret');
    const secret = keptSecret(file);
    assert.match(secret, /^[\w-]{43}$/);
    assert.equal(keptSecret(file), secret);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.deepEqual(readdirSync(dirname(file)), ['code-secret']);
    assert.notEqual(keptSecret(join(directory, 'other')), secret);
  });
});

import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
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
});

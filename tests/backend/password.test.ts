import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword, isPassword } from '../../backend/members/password.ts';
import { atFullCost } from '../contract/cheap-passwords.ts';

test('a password matches its own hash and no other', () =>
  atFullCost(async () => {
    const stored = await hashPassword('надёжный пароль');
    assert.equal(await isPassword('надёжный пароль', stored), true);
    for (const other of ['надежный пароль', 'надёжный пароль ', '', 'НАДЁЖНЫЙ ПАРОЛЬ']) {
      assert.equal(await isPassword(other, stored), false, other);
    }
  }));

test('two hashes of a password share only their parameters', async () => {
  const [one, other] = await Promise.all([hashPassword('пароль'), hashPassword('пароль')]);
  const [, ...parts] = one.split('$');
  const [, ...others] = other.split('$');
  assert.deepEqual(parts.slice(0, 2), ['15', '8']);
  assert.deepEqual(parts.slice(0, 2), others.slice(0, 2));
  assert.notEqual(parts[2], others[2]);
  assert.notEqual(parts[3], others[3]);
});

test('differently composed characters are the same password', async () => {
  const composed = 'ё'.normalize('NFC').repeat(8);
  assert.equal(await isPassword(composed.normalize('NFD'), await hashPassword(composed)), true);
});

test('the placeholder hash accepts no password', async () => {
  assert.equal(await isPassword('пароль', null), false);
  assert.equal(await isPassword('', null), false);
});

import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { describe, it } from 'node:test';
import { checkHook, signHook } from '../../contract/hook-signature.ts';

const secret = 'a secret of the tests, long enough';
const now = new Date('2026-03-01T10:00:00Z');
const change = { entity: 'articles', id: 7, alias: 'sukhost', kind: 'changed', revision: 41 };
const written = (timestamp: string, changes: unknown[] = [change]) =>
  JSON.stringify({ timestamp, changes });
const body = written(now.toISOString());

/** The check of a body with its own valid signature. */
const checked = async (text: string) => checkHook(secret, text, await signHook(secret, text), now);

describe('the signature of a hook', () => {
  it('is the HMAC-SHA256 of the raw body, in hex', async () => {
    const expected = createHmac('sha256', secret).update(body).digest('hex');
    assert.equal(await signHook(secret, body), expected);
  });

  it('accepts the message as it was sent', async () => {
    assert.deepEqual(await checked(body), { ok: true, message: JSON.parse(body) });
  });

  it('rejects a changed body, another secret and a missing signature', async () => {
    const right = await signHook(secret, body);
    const wrong: [string, string | null][] = [
      [body.replace('sukhost', 'other'), right],
      [body, await signHook(`${secret}!`, body)],
      [body, right.slice(1)],
      [body, right.toUpperCase()],
      [body, ''],
      [body, null],
    ];
    for (const [text, signature] of wrong) {
      const answer = await checkHook(secret, text, signature, now);
      assert.deepEqual(answer, { ok: false, status: 401, reason: 'the signature is wrong' });
    }
  });

  it('accepts any of the secrets while one is being replaced', async () => {
    const both = [`${secret}, the new one`, secret];
    for (const one of both) {
      assert.equal((await checkHook(both, body, await signHook(one, body), now)).ok, true);
    }
    assert.equal((await checkHook(both, body, await signHook('a third', body), now)).ok, false);
  });
});

describe('a signed hook', () => {
  it('is rejected when older than five minutes or from the future', async () => {
    for (const minutes of [-6, 6]) {
      const old = written(new Date(now.getTime() + minutes * 60_000).toISOString());
      assert.deepEqual(await checked(old), {
        ok: false,
        status: 401,
        reason: 'the message is too old',
      });
    }
    const late = written(new Date(now.getTime() - 4 * 60_000).toISOString());
    assert.equal((await checked(late)).ok, true);
  });

  it('is rejected with the name of the wrong field', async () => {
    const cases: [string, RegExp][] = [
      ['no json', /^body: /],
      ['{}', /^timestamp: /],
      [written('yesterday'), /^timestamp: /],
      [written(now.toISOString(), []), /^changes: /],
      [written(now.toISOString(), [{ ...change, entity: 'members' }]), /^changes\.0\.entity: /],
    ];
    for (const [text, reason] of cases) {
      const answer = await checked(text);
      assert.ok(!answer.ok && answer.status === 400, text);
      assert.match(answer.reason, reason);
    }
  });
});

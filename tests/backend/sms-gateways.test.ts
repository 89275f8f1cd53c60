/** SMS gateways as documented, and the fate of a message when they deviate from it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Gateway, Outcome, Outgoing } from '../../backend/delivery/gateway.ts';
import { filledBody, httpGateway } from '../../backend/delivery/sms/http-gateway.ts';
import { smsc } from '../../backend/delivery/sms/smsc.ts';
import { smsru } from '../../backend/delivery/sms/smsru.ts';
import { startStandIn, type StandIn } from './sms-stand-in.ts';

const PHONE = '79004440001';
const message: Outgoing = {
  id: 41,
  to: `+${PHONE}`,
  subject: null,
  text: 'Код 4711, "никому" \\ не\nговорите',
  about: null,
  list: null,
  sentAt: new Date('2026-11-21T09:00:00.000Z'),
};
/** Milliseconds: a stand-in that hangs times out quickly. */
const patience = 150;

let standIn: StandIn;
before(async () => {
  standIn = await startStandIn();
});
after(() => standIn.close());
const lastAsked = () => standIn.asked.at(-1) ?? assert.fail();

const short = (outcome: Outcome) =>
  outcome.kind === 'taken' ? ['taken'] : [outcome.kind, outcome.failure, outcome.detail];

/** Tests that apply to every gateway. */
async function assertCareful(gateway: Gateway, taken: unknown) {
  standIn.will({ body: taken });
  assert.equal((await gateway.send(message)).kind, 'taken');
  standIn.will('hang');
  assert.deepEqual(short(await gateway.send(message)), ['unknown', 'no-reply', 'timeout']);
  standIn.will('cut');
  assert.deepEqual(short(await gateway.send(message)).slice(0, 2), ['unknown', 'no-reply']);
  standIn.will({ status: 502, body: 'Bad gateway' });
  assert.deepEqual(short(await gateway.send(message)), ['unknown', 'no-reply', '502']);
  for (const status of [401, 403, 429, 302]) {
    standIn.will({ status, body: 'No' });
    assert.deepEqual(short(await gateway.send(message)), ['refused', 'gateway', `${status}`]);
  }
  for (const { path } of standIn.asked) assert.ok(!path.includes(PHONE), 'no phone in an address');
}

describe('SMS.ru', () => {
  const gateway = () => smsru({ key: 'k-1', sender: 'Yasno', url: standIn.url, patience });
  const one = (values: object) => ({ status: 'OK', status_code: 100, sms: { [PHONE]: values } });
  const TAKEN = one({ status: 'OK', status_code: 100, sms_id: '000000-10000000' });

  test('accepts a message, and later reports its status and cost', async () => {
    standIn.will({ body: TAKEN });
    const outcome = await gateway().send(message);
    assert.deepEqual(outcome, { kind: 'taken', id: '000000-10000000', cost: null });
    const { path, form } = lastAsked();
    assert.equal(path, '/sms/send');
    const { text: msg } = message;
    assert.deepEqual(form, { api_id: 'k-1', json: '1', to: PHONE, msg, from: 'Yasno' });
    for (const [code, kind] of [
      [-1, 'absent'],
      [100, 'on-its-way'],
      [102, 'on-its-way'],
      [103, 'delivered'],
      [104, 'undelivered'],
      [150, 'undelivered'],
      [999, 'unclear'],
    ] as const) {
      const sms = { 'a-1': { status: 'OK', status_code: code, cost: 2.5 } };
      standIn.will({ body: { status: 'OK', status_code: 100, sms } });
      const status = await gateway().ask?.(message, 'a-1');
      assert.deepEqual(status, { kind, detail: `${code}`, cost: 250 });
    }
    assert.deepEqual(lastAsked().form, { api_id: 'k-1', json: '1', sms_id: 'a-1' });
    assert.equal((await gateway().ask?.(message, null))?.kind, 'unclear');
  });

  test('refuses a number, a text, or everything', async () => {
    for (const [body, failure, detail] of [
      [one({ status: 'ERROR', status_code: 207 }), 'recipient', '207'],
      [one({ status: 'ERROR', status_code: 205 }), 'content', '205'],
      [{ status: 'ERROR', status_code: 201 }, 'gateway', '201'],
      [{ status: 'ERROR', status_code: 220 }, 'gateway', '220'],
    ] as const) {
      standIn.will({ body });
      assert.deepEqual(short(await gateway().send(message)), ['refused', failure, detail]);
    }
  });

  test('leaves the outcome unknown when its reply is unexpected', async () => {
    for (const body of [
      'Удачно!',
      {},
      { status: 'OK', status_code: 100 },
      { status: 'OK', status_code: 100, sms: { 79990000000: { status_code: 100, sms_id: 'a' } } },
      one({ status: 'OK', status_code: 100 }),
    ]) {
      standIn.will({ body });
      assert.deepEqual(short(await gateway().send(message)), ['unknown', 'odd-reply', null]);
    }
  });

  test('leaves the outcome unknown unless it clearly accepts or refuses', () =>
    assertCareful(gateway(), TAKEN));
});

describe('SMSC', () => {
  const gateway = () =>
    smsc({ login: 'yasno', password: 'p', sender: null, url: standIn.url, patience });
  const TAKEN = { id: 41, cnt: 1, cost: '4.1', balance: '83.6' };

  test('accepts a message under our own id, and is queried by it', async () => {
    standIn.will({ body: TAKEN });
    assert.deepEqual(await gateway().send(message), { kind: 'taken', id: '41', cost: 410 });
    const { path, form } = lastAsked();
    assert.equal(path, '/sys/send.php');
    const access = { login: 'yasno', psw: 'p', fmt: '3', charset: 'utf-8' };
    assert.deepEqual(form, { ...access, phones: PHONE, mes: message.text, id: '41', cost: '3' });
    for (const [status, kind] of [
      [-3, 'absent'],
      [-1, 'on-its-way'],
      [0, 'on-its-way'],
      [1, 'delivered'],
      [2, 'delivered'],
      [3, 'undelivered'],
      [22, 'undelivered'],
      [77, 'unclear'],
    ] as const) {
      standIn.will({ body: { status, last_date: '21.11.2026 12:00:00', err: 0 } });
      assert.equal((await gateway().ask?.(message, null))?.kind, kind);
    }
    assert.deepEqual(lastAsked().form, { ...access, phone: PHONE, id: '41' });
    standIn.will({ body: { error: 'authorise error', error_code: 2 } });
    assert.equal((await gateway().ask?.(message, null))?.kind, 'unclear');
  });

  test('refuses a number, a text, or everything', async () => {
    for (const [code, expected] of [
      [7, ['refused', 'recipient', '7']],
      [6, ['refused', 'content', '6']],
      [3, ['refused', 'gateway', '3']],
      // The same request shortly before may have been accepted.
      [9, ['unknown', 'no-reply', '9']],
    ] as const) {
      standIn.will({ body: { error: 'duplicate request', error_code: code } });
      assert.deepEqual(short(await gateway().send(message)), expected);
    }
  });

  test('leaves the outcome unknown when its reply is about another message', async () => {
    standIn.will({ body: { ...TAKEN, id: 42 } });
    assert.deepEqual(short(await gateway().send(message)), ['unknown', 'odd-reply', null]);
  });

  test('leaves the outcome unknown unless it clearly accepts or refuses', () =>
    assertCareful(gateway(), TAKEN));
});

describe('any other gateway', () => {
  const body = '{"from":"{sender}","messages":[{"ref":"{id}","to":"{to}","text":"{text}"}]}';
  const gateway = (statusUrl: string | null = null) =>
    httpGateway({
      ...{ url: `${standIn.url}/send`, body, key: 'k-2', sender: 'Yasno', patience },
      statusUrl: statusUrl && standIn.url + statusUrl,
    });

  test('receives the JSON of the template, and an idempotency key', async () => {
    standIn.will({ status: 202, body: { id: 'x-9', cost: 3.2 } });
    assert.deepEqual(await gateway().send(message), { kind: 'taken', id: 'x-9', cost: 320 });
    const { headers, body: sent } = lastAsked();
    assert.equal(headers.authorization, 'Bearer k-2');
    assert.equal(headers['idempotency-key'], 'yasno-41');
    const { to, text } = message;
    assert.deepEqual(JSON.parse(sent), {
      from: 'Yasno',
      messages: [{ ref: 'yasno-41', to, text }],
    });
    standIn.will({ status: 204, body: '' });
    assert.deepEqual(await gateway().send(message), { kind: 'taken', id: null, cost: null });
  });

  test('fills a template once: braces in a text are not placeholders', () => {
    const filled = filledBody('{"a":"{text}","b":"{to}"}', {
      ...{ id: '1', to: 'T', sender: '', text: '{to}' },
    });
    assert.deepEqual(JSON.parse(filled), { a: '{to}', b: 'T' });
  });

  test('is queried by our id when it has a status address', async () => {
    assert.equal(gateway().ask, undefined);
    const asking = gateway('/messages/{id}');
    assert.equal(asking.knowsOurIds, true);
    for (const [reply, kind] of [
      [{ body: { status: 'delivered', cost: 3.2 } }, 'delivered'],
      [{ body: { status: 'failed' } }, 'undelivered'],
      [{ body: { status: 'queued' } }, 'on-its-way'],
      [{ status: 404, body: {} }, 'absent'],
      [{ status: 503, body: {} }, 'unclear'],
      [{ body: 'Удачно!' }, 'unclear'],
    ] as const) {
      standIn.will(reply);
      assert.equal((await asking.ask?.(message, null))?.kind, kind);
    }
    assert.equal(lastAsked().path, '/messages/yasno-41');
  });

  test('refuses a text or a number by status code', async () => {
    for (const [status, failure] of [
      [422, 'content'],
      [410, 'recipient'],
    ] as const) {
      standIn.will({ status, body: {} });
      assert.deepEqual(short(await gateway().send(message)), ['refused', failure, `${status}`]);
    }
  });

  test('leaves the outcome unknown unless it clearly accepts or refuses', () =>
    assertCareful(gateway(), {}));
});

test('an unreachable gateway has not accepted a message', async () => {
  const gone = await startStandIn();
  await gone.close();
  const outcome = await smsru({ key: 'k', sender: null, url: gone.url }).send(message);
  assert.deepEqual(short(outcome), ['refused', 'gateway', 'ECONNREFUSED']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Gateway } from '../../backend/delivery/gateway.ts';
import { troubleTeller } from '../../backend/delivery/tell-trouble.ts';

const MINUTE = 60_000;

test('a gateway is checked once a minute, and its trouble is logged once until it ends or changes', async () => {
  const answers = ['refused', 'refused', null, 'refused', 'late'];
  let checks = 0;
  const gateway: Gateway = {
    name: 'smtp',
    channel: 'email',
    knowsOurIds: false,
    send: () => Promise.resolve({ kind: 'taken', id: null, cost: null }),
    check: () => Promise.resolve(answers[(checks += 1) - 1] ?? null),
    close: () => {},
  };
  const told: string[] = [];
  let time = 0;
  const tell = troubleTeller(
    () => new Date(time),
    (sentence) => told.push(sentence),
  );
  for (let minute = 0; minute < answers.length; minute += 1) {
    time = minute * MINUTE;
    await Promise.all([tell(gateway), tell(gateway)]);
    await tell(gateway);
  }
  assert.equal(checks, answers.length);
  assert.deepEqual(told, ['refused', 'refused', 'late']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { createApp } from '../../backend/app.ts';
import { marksOf } from '../../backend/caller-marks.ts';
import { readOutbox } from '../../backend/outbox/outbox.ts';
import { attempts, consents, feedback } from '../../backend/db/schema.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { formFeedback } from '../../contract/calls/session.ts';
import { DEVICE_HEADER } from '../../contract/headers.ts';
import { questionConsent } from '../../src/config/member-consents.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine, ORIGIN } from './site.ts';

const NOON = new Date('2026-11-21T09:00:00.000Z');
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const question = {
  name: 'Анна',
  email: 'anna@example.ru',
  question: 'Можно ли плавать в линзах?',
  policy: questionConsent.version,
};
const from = (address: string) => ({ 'x-forwarded-for': address });

onEveryEngine((site) => {
  const stored = () => site().db.select().from(feedback);
  const letters = async (text: string) =>
    (await readOutbox(site().db)).filter((letter) => letter['text']?.includes(text));

  test('stores a question and notifies the company', async () => {
    site().setNow(NOON);
    const sent = {
      ...question,
      company: ' Оптика на Садовой ',
      traffic: 'Поиск',
      phone: '8 (999) 000-00-01',
      source: 'Линзы зимой',
    };
    const reply = await site().result(formFeedback, sent, from('203.0.113.1'));
    assert.deepEqual(reply, { accepted: true, id: null });
    const [row] = await stored();
    assert.ok(row);
    assert.equal(row.company, 'Оптика на Садовой');
    assert.equal(row.phone, '+79990000001');
    assert.ok(!JSON.stringify(row).includes('203.0.113.1'));
    const [letter] = await letters('Оптика на Садовой');
    assert.equal(letter?.['to'], 'vopros@yasno.example');
    assert.equal(letter?.['channel'], 'email');
    assert.equal(letter?.['sent_at'], NOON.toISOString());
    assert.ok(!('code' in (letter ?? {})));
    for (const value of ['Анна', 'anna@example.ru', 'Линзы зимой', 'Поиск', question.question]) {
      assert.ok(letter?.['text']?.includes(value), value);
    }
  });

  test('does not let a field add a line to the email', async () => {
    site().setNow(NOON);
    const sent = { ...question, name: 'Хитрец\nПочта: boss@example.ru' };
    await site().result(formFeedback, sent, from('203.0.113.8'));
    const [letter] = await letters('Хитрец');
    const mails = (letter?.['text'] ?? '').split('\n').filter((line) => line.startsWith('Почта:'));
    assert.deepEqual(mails, ['Почта: anna@example.ru']);
  });

  test('requires the ticked consent, and stores it with its wording under the email', async () => {
    site().setNow(NOON);
    const mine = { ...question, email: 'Agreed@example.ru' };
    for (const policy of [undefined, '', 'on', '2020-01-01']) {
      const reply = await site().ask(formFeedback, { ...mine, policy }, from('203.0.113.9'));
      const { fields } = await reply.clone().json();
      await assertRefused(reply, 'consent_missing');
      assert.match(fields.policy, /Без согласия/);
    }
    assert.deepEqual(await letters('Agreed@example.ru'), []);
    await site().result(formFeedback, mine, from('203.0.113.9'));
    const rows = await site()
      .db.select()
      .from(consents)
      .where(eq(consents.email, 'agreed@example.ru'));
    assert.deepEqual(
      rows.map(({ code, version, given, createdAt, address }) => [
        code,
        version,
        given,
        createdAt,
        address,
      ]),
      [['question', questionConsent.version, true, NOON, '203.0.113.9']],
    );
  });

  test('stores one question when it is sent twice, simultaneously or later that day', async () => {
    site().setNow(NOON);
    const same = { ...question, question: 'Дважды нажали на кнопку' };
    const reply = (more = {}) =>
      site().result(formFeedback, { ...same, ...more }, from('203.0.113.2'));
    // A form without JavaScript also sends empty fields.
    await Promise.all([reply(), reply({ company: '', phone: '' })]);
    site().setNow(after(90));
    await reply();
    assert.equal((await letters(same.question)).length, 1);
    site().setNow(after(24 * 60));
    await reply();
    assert.equal((await letters(same.question)).length, 2);
  });

  test('takes the last question of an hour also when it is sent twice simultaneously', async () => {
    site().setNow(NOON);
    const ask = (number: number) =>
      site().ask(formFeedback, { ...question, question: `Пятый ${number}?` }, from('203.0.113.10'));
    for (let number = 1; number <= 4; number += 1) await ask(number);
    // The other waits for the first, which then is the fifth itself, and not one too many.
    const twice = await Promise.all([ask(5), ask(5), ask(5)]);
    assert.deepEqual(
      twice.map(({ status }) => status),
      [200, 200, 200],
    );
    assert.equal((await letters('Пятый 5')).length, 1);
    await assertRefused(await ask(6), 'too_many_requests');
  });

  test('explains in Russian what is wrong with each field', async () => {
    const refusals = [
      [{ name: ' ' }, 'name', /обращаться/],
      [{ email: 'anna@' }, 'email', /почты/],
      [{ phone: '12' }, 'phone', /\+7/],
      [{ question: 'а?' }, 'question', /вопрос/],
      [{ question: 'я'.repeat(1501) }, 'question', /1500/],
    ] as const;
    for (const [over, field, words] of refusals) {
      const reply = await site().ask(formFeedback, { ...question, ...over }, from('203.0.113.3'));
      const body = await reply.clone().json();
      await assertRefused(reply, 'bad_request');
      assert.deepEqual(Object.keys(body.fields), [field]);
      assert.match(body.fields[field], words);
    }
  });

  test('limits a device to five questions an hour, and its network address to sixty', async () => {
    site().setNow(NOON);
    let asked = 0;
    const ask = (device: string, address: string) => {
      asked += 1;
      const headers = { ...from(address), [DEVICE_HEADER]: device };
      return site().ask(formFeedback, { ...question, question: `В сети ${asked}?` }, headers);
    };
    for (let number = 1; number <= 5; number += 1) {
      assert.equal((await ask('a phone', '203.0.113.20')).status, 200);
    }
    await assertRefused(await ask('a phone', '203.0.113.21'), 'too_many_requests');
    // A mobile operator shares one address among many.
    assert.equal((await ask('a neighbour', '203.0.113.20')).status, 200);
    const mark = marksOf({ deviceId: null, address: '203.0.113.20' }).address ?? assert.fail();
    const made = { kind: 'feedback', mark, madeAt: NOON };
    await site()
      .db.insert(attempts)
      .values(Array.from({ length: 54 }, () => made));
    await assertRefused(await ask('a robot', '203.0.113.20'), 'too_many_requests');
  });

  test('limits an address without devices to five questions an hour', async () => {
    site().setNow(NOON);
    const ask = (number: number, address: string) =>
      site().ask(formFeedback, { ...question, question: `Вопрос ${number}?` }, from(address));
    for (let number = 1; number <= 5; number += 1) {
      assert.equal((await ask(number, '203.0.113.4')).status, 200);
    }
    await assertRefused(await ask(6, '203.0.113.4'), 'too_many_requests');
    // A resubmission is not a new question, and other addresses are unaffected.
    assert.equal((await ask(5, '203.0.113.4')).status, 200);
    assert.equal((await ask(6, '203.0.113.5')).status, 200);
    site().setNow(after(61));
    assert.equal((await ask(6, '203.0.113.4')).status, 200);
  });

  test('thanks a robot that fills in everything, and stores nothing', async () => {
    const before = (await stored()).length;
    const sent = { ...question, question: 'Купите наши ссылки', website: 'https://spam.test' };
    assert.equal((await site().ask(formFeedback, sent)).status, 200);
    assert.equal((await stored()).length, before);
    assert.deepEqual(await letters('Купите'), []);
  });

  test('stores no question when its email cannot be sent', async () => {
    const before = (await stored()).length;
    const app = createApp({
      db: site().db,
      media: diskStore('/nowhere'),
      log: () => {},
      send: () => Promise.reject(new Error('the mail server is unavailable')),
    });
    const query = new URLSearchParams({ ...question, question: 'Дойдёт ли письмо?' });
    const reply = await app.fetch(new Request(`${ORIGIN}${formFeedback.path}?${query}`));
    await assertRefused(reply, 'internal');
    assert.equal((await stored()).length, before);
  });

  test('the outbox lists the newest first, and only exists in the embedded run', async () => {
    const options = { db: site().db, media: diskStore('/nowhere') };
    const read = (development: boolean) =>
      createApp({ ...options, development }).fetch(new Request(`${ORIGIN}/dev/outbox`));
    assert.equal((await read(false)).status, 404);
    const list: { sent_at: string }[] = await (await read(true)).json();
    const moments = list.map(({ sent_at }) => sent_at);
    assert.ok(moments.length > 3);
    assert.deepEqual(moments, [...moments].sort().reverse());
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { createApp } from '../../backend/app.ts';
import { formEntries } from '../../backend/db/schema.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { formSave } from '../../contract/calls/session.ts';
import { DEVICE_HEADER } from '../../contract/headers.ts';
import { messagesTo } from './certificate-rows.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine, requestOf } from './site.ts';
import { signIn } from './stubs.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const MINUTE = 60 * 1000;
const contact = { name: 'Анна', email: 'anna@example.ru', message: 'Где купить линзы в Омске?' };
const device = (name: string) => ({ [DEVICE_HEADER]: name });

onEveryEngine((site) => {
  const save = (form: string, fields: Record<string, unknown>, headers: HeadersInit = {}) =>
    site().ask(formSave, { form, fields }, headers);
  const letters = async () =>
    (await messagesTo(site().db, 'vopros@yasno.example')).map(({ text }) => text);
  const entries = () => site().db.$count(formEntries);

  test('stores a form and notifies the company', async () => {
    site().setNow(START);
    const fields = { ...contact, city: 'лишнее поле' };
    const { id } = await site().result(formSave, { form: 'contact', fields }, device('f1'));
    const [row] = await site()
      .db.select()
      .from(formEntries)
      .where(eq(formEntries.id, id ?? 0));
    assert.deepEqual([row?.form, row?.fields, row?.userId], ['contact', contact, null]);
    const letter = (await letters()).at(-1) ?? '';
    for (const value of Object.values(contact)) assert.ok(letter.includes(value), value);
    assert.ok(!letter.includes('лишнее поле'));
  });

  test('does not let a field add a line to the email', async () => {
    site().setNow(START);
    const name = `Ян\nПочта: boss@example.ru\r\nУчастник: № 1\u2028${'я'.repeat(120)}`;
    await site().result(formSave, { form: 'contact', fields: { ...contact, name } }, device('f9'));
    const lines = ((await letters()).at(-1) ?? '').split(/[\n\r\u2028]/);
    assert.equal(lines.filter((line) => /^(Почта|Участник):/.test(line)).length, 1);
    assert.match(lines.find((line) => line.startsWith('Имя:')) ?? '', /^Имя: Ян Почта: boss/);
    assert.ok(lines.every((line) => line.length < 120));
  });

  test('stores a member’s form with their id, and names them in the email', async () => {
    site().setNow(START);
    const { user, headers } = await signIn(site().db, START, '+79001160001');
    const fields = { subject: 'Баллы', message: 'Баллы не пришли' };
    const { id } = await site().result(formSave, { form: 'personal-feedback', fields }, headers);
    const [row] = await site()
      .db.select()
      .from(formEntries)
      .where(eq(formEntries.id, id ?? 0));
    assert.equal(row?.userId, user.id);
    const letter = (await letters()).at(-1) ?? '';
    for (const told of [`№ ${user.id}`, '+79001160001', 'Тема: Баллы', 'Баллы не пришли']) {
      assert.ok(letter.includes(told), told);
    }
    await assertRefused(await save('personal-feedback', fields), 'unauthorized');
  });

  test('normalises the phone of a lens request', async () => {
    site().setNow(START);
    const fields = { name: 'Анна', phone: '+7 (999) 000-00-02', product: '', city: 'Омск' };
    const { id } = await site().result(formSave, { form: 'lens-request', fields }, device('f2'));
    const [row] = await site()
      .db.select()
      .from(formEntries)
      .where(eq(formEntries.id, id ?? 0));
    assert.deepEqual(row?.fields, { name: 'Анна', phone: '+79990000002', city: 'Омск' });
  });

  test('each form explains in Russian which fields are wrong', async () => {
    const { headers } = await signIn(site().db, START, '+79001160002');
    const before = await entries();
    const refusals: readonly (readonly [string, Record<string, string>, string[]])[] = [
      ['contact', {}, ['email', 'message', 'name']],
      ['contact', { ...contact, email: 'anna@' }, ['email']],
      ['contact', { ...contact, message: 'а?' }, ['message']],
      ['contact', { ...contact, message: 'я'.repeat(4_001) }, ['message']],
      ['personal-feedback', {}, ['message', 'subject']],
      ['lens-request', { name: ' ', phone: '12' }, ['name', 'phone']],
    ];
    for (const [form, fields, wrong] of refusals) {
      const refused = await assertRefused(await save(form, fields, headers), 'bad_request', form);
      assert.deepEqual(Object.keys(refused).sort(), wrong);
      for (const told of Object.values(refused)) assert.match(told, /[а-яё]{4}/i);
    }
    await assertRefused(await save('takogo-net', contact), 'not_found');
    await assertRefused(await save('toString', contact), 'not_found');
    await assertRefused(await save('contact', { name: 1 }), 'bad_request');
    assert.equal(await entries(), before);
  });

  test('stores one form when it is sent twice that day, and another the next day', async () => {
    site().setNow(START);
    const fields = { ...contact, message: 'Дважды нажали на кнопку' };
    const twice = [save('contact', fields, device('f3')), save('contact', fields, device('f3'))];
    const ids = await Promise.all((await Promise.all(twice)).map((reply) => reply.text()));
    assert.equal(ids[0], ids[1]);
    const count = async () =>
      (await letters()).filter((text) => text.includes(fields.message)).length;
    assert.equal(await count(), 1);
    site().setNow(new Date(START.getTime() + 24 * 60 * MINUTE));
    await save('contact', fields, device('f3'));
    assert.equal(await count(), 2);
  });

  test('limits a person to ten forms an hour', async () => {
    site().setNow(START);
    const send = (number: number) =>
      save('contact', { ...contact, message: `Вопрос ${number}?` }, device('f4'));
    for (let number = 1; number <= 10; number += 1) {
      assert.equal((await send(number)).status, 200);
    }
    await assertRefused(await send(11), 'too_many_requests');
    // A resubmission is not a new form.
    assert.equal((await send(10)).status, 200);
    site().setNow(new Date(START.getTime() + 60 * MINUTE));
    assert.equal((await send(11)).status, 200);
  });

  test('thanks a robot that fills in everything, and stores nothing', async () => {
    const before = await entries();
    const fields = { ...contact, website: 'https://spam.test' };
    const reply = await site().result(formSave, { form: 'contact', fields }, device('f5'));
    assert.deepEqual(reply, { accepted: true, id: null });
    assert.equal(await entries(), before);
  });

  test('stores nothing when the email cannot be sent', async () => {
    const before = await entries();
    const app = createApp({
      db: site().db,
      media: diskStore('/nowhere'),
      log: () => {},
      send: () => Promise.reject(new Error('the mail server is unavailable')),
    });
    const fields = { ...contact, message: 'Дойдёт ли письмо?' };
    const request = requestOf(formSave, { form: 'contact', fields }, device('f6'));
    await assertRefused(await app.fetch(request), 'internal');
    assert.equal(await entries(), before);
  });
});

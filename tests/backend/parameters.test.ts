import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as v from 'valibot';
import { Failure } from '../../backend/failure.ts';
import { MAX_BODY, readParameters } from '../../backend/parameters.ts';
import { formSave, metadata } from '../../contract/calls/session.ts';
import { certificateFormSend } from '../../contract/calls/shops.ts';
import type { AnyCall } from '../../contract/call.ts';
import { forms } from '../../contract/schemas/forms.ts';
import { table } from '../../contract/table.ts';
import { phoneDigits, phoneFault } from '../../src/config/phone.ts';
import { exampleOf, examplesFor } from '../contract/examples.ts';
import { requestOf } from '../contract/site.ts';

const post = (call: AnyCall, body: string) =>
  readParameters(call, new Request(`http://x${call.path}`, { method: 'POST', body }));

async function refusal(reading: Promise<unknown>): Promise<Failure> {
  const error = await reading.then(
    () => assert.fail('was taken'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof Failure, String(error));
  assert.equal(error.code, 'bad_request');
  return error;
}

/** Single-parameter schemas. */
const fieldsOf = (params: v.GenericSchema) =>
  'entries' in params ? (params.entries as Record<string, v.GenericSchema>) : {};

const form = (fields: string) => `{"form":"contact","fields":${fields}}`;

describe('the parameters of a request', () => {
  test('drop characters that a database cannot store, in keys and in values', async () => {
    const read = await post(
      formSave,
      form('{"и\\u0000мя":"Ан\\u0000на","x":"\\ud800 \\ud83d\\ude00"}'),
    );
    assert.deepEqual(read, { form: 'contact', fields: { имя: 'Анна', x: '\ufffd 😀' } });
    const query = new Request(`http://x${metadata.path}?pageCode=ho%00me`);
    assert.deepEqual(await readParameters(metadata, query), { pageCode: 'home' });
  });

  test('never set a prototype', async () => {
    const read = await post(formSave, '{"form":"a","fields":{},"__proto__":{"admin":true}}');
    assert.equal(Object.getPrototypeOf(read), Object.prototype);
    assert.ok(!('admin' in Object(read)));
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const query = new Request(`http://x${metadata.path}?${name}=x&pageCode=home`);
      assert.deepEqual(await readParameters(metadata, query), { pageCode: 'home' });
    }
  });

  test('are limited in size and depth', async () => {
    const fits = form(`{"x":"${'a'.repeat(MAX_BODY - form('{"x":""}').length)}"}`);
    assert.equal(Buffer.byteLength(fits), MAX_BODY);
    await post(formSave, fits);
    for (const body of [`${fits} `, form(`{"x":"${'я'.repeat(MAX_BODY / 2)}"}`)]) {
      assert.match((await refusal(post(formSave, body))).message, /большой/);
    }
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    assert.match((await refusal(post(formSave, form(deep)))).message, /сложный/);
  });

  test('must be a JSON object', async () => {
    for (const body of ['{', 'form=contact', '\ufffd', '{"a":1}{']) {
      assert.match((await refusal(post(formSave, body))).message, /JSON/);
    }
    for (const body of ['', ' \n', '{}', '[]', 'null', '1', '"text"']) {
      const { fields } = await refusal(post(formSave, body));
      assert.ok(Object.keys(fields ?? {}).length > 0, body);
    }
  });

  test('name a nested field by its path', async () => {
    const { fields } = await refusal(post(formSave, form('{"имя":1}')));
    assert.deepEqual(Object.keys(fields ?? {}), ['fields.имя']);
  });

  test('say «Обязательное поле» for a missing field, in every call', async () => {
    for (const call of table.filter(({ method }) => method === 'POST')) {
      const { issues = [] } = v.safeParse(call.params, {});
      if (issues.length === 0) continue;
      const { fields } = await refusal(post(call, '{}'));
      assert.deepEqual([...new Set(Object.values(fields ?? {}))], ['Обязательное поле'], call.name);
    }
  });

  test('accept only numbers that a column can hold', async () => {
    const demo = { article: '', product: '', productId: 1, discountId: 1, shopId: 1, themeId: 1 };
    const example = exampleOf(examplesFor(demo), certificateFormSend);
    const send = (opticId: unknown) =>
      readParameters(certificateFormSend, requestOf(certificateFormSend, { ...example, opticId }));
    await send(2 ** 31 - 1);
    for (const opticId of [2 ** 31, 1e300, 0, -1, 1.5, '1', null]) {
      assert.deepEqual(Object.keys((await refusal(send(opticId))).fields ?? {}), ['opticId']);
    }
  });

  test('parse a phone by one rule in every call', async () => {
    const rules = [
      ...table.map(({ name, params }) => [name, params] as const),
      ...Object.entries(forms).map(([name, { schema }]) => [name, schema] as const),
    ].flatMap(([name, params]) => {
      const rule = fieldsOf(params)['phone'];
      return rule ? [[name, rule] as const] : [];
    });
    assert.ok(rules.length >= 7, String(rules.length));
    for (const [name, rule] of rules) {
      for (const typed of ['+7 (900) 555-12-34', '89005551234', '9005551234', ' 79005551234']) {
        assert.equal(v.safeParse(rule, typed).output, '+79005551234', `${name}: ${typed}`);
      }
      for (const typed of [
        '+789005551234',
        '8005551234',
        '+375291234567',
        'звоните',
        '+7900555123',
      ]) {
        const { issues } = v.safeParse(rule, typed);
        assert.equal(issues?.[0].message, phoneFault(phoneDigits(typed)), `${name}: ${typed}`);
      }
    }
  });

  test('are rejected with the form’s own messages', async () => {
    const demo = { article: '', product: '', productId: 1, discountId: 1, shopId: 1, themeId: 1 };
    const example = exampleOf(examplesFor(demo), certificateFormSend);
    const params = { ...example, phone: '123', email: 'anna', policy: false, name: '' };
    const { fields } = await refusal(
      readParameters(certificateFormSend, requestOf(certificateFormSend, params)),
    );
    assert.deepEqual(fields, {
      phone: 'Номер неполный: после +7 нужны десять цифр',
      email: 'Проверьте адрес почты',
      policy: 'Без этого согласия сертификат не\u00a0оформить',
      name: 'Укажите имя',
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { defineCall } from '../../../contract/call.ts';
import { readEnvelope } from './envelope.ts';

const entry = defineCall({
  name: 'probe',
  table: 'shops',
  method: 'GET',
  path: '/rest/probe',
  access: 'public',
  params: v.object({}),
  errors: [],
  result: v.object({ items: v.array(v.object({ title: v.string() })) }),
});

function errorOf(status: number, body: unknown) {
  const read = readEnvelope(entry, status, body);
  if (read.ok) throw new Error('expected a failure');
  return read.error;
}

describe('readEnvelope', () => {
  it('returns the parsed result', () => {
    const body = { result: { items: [{ title: 'Оптика' }] } };
    expect(readEnvelope(entry, 200, body)).toEqual({ ok: true, value: body.result });
  });

  it('reads `data` if the entry says so', () => {
    const inData = { ...entry, envelope: 'data' } as const;
    expect(readEnvelope(inData, 200, { data: { items: [] } })).toEqual({
      ok: true,
      value: { items: [] },
    });
    expect(readEnvelope(inData, 200, { result: { items: [] } }).ok).toBe(false);
  });

  it('names the first field that breaks the contract', () => {
    const error = errorOf(200, { result: { items: [{ title: 'а' }, { title: 7 }] } });
    expect(error).toMatchObject({
      code: 'upstream_contract',
      call: 'probe',
      path: 'result.items.1.title',
      reason: 'Invalid type: Expected string but received 7',
    });
  });

  it('reports a response without the envelope, or without JSON, as a breach', () => {
    expect(errorOf(200, {})).toMatchObject({ code: 'upstream_contract', path: 'result' });
    expect(errorOf(200, undefined)).toMatchObject({ code: 'upstream_contract', path: 'result' });
  });

  it('keeps our own codes, descriptions and rejected fields', () => {
    const body = {
      error: 'bad_request',
      error_description: 'Проверьте данные',
      fields: { phone: 'Пусто' },
    };
    expect(errorOf(400, body)).toEqual({
      code: 'bad_request',
      description: 'Проверьте данные',
      isServers: true,
      call: 'probe',
      status: 400,
      fields: { phone: 'Пусто' },
    });
  });

  it('maps an unknown code to upstream and keeps its message', () => {
    expect(errorOf(422, { error: 'E-17', error_description: 'Нет связи с кассой' })).toMatchObject({
      code: 'upstream',
      description: 'Нет связи с кассой',
      status: 422,
    });
  });

  it.each([
    ['error alone', { error: 'captcha_failed' }, 'captcha_failed'],
    ['error_description alone', { error_description: 'Неверный код' }, 'upstream'],
    ['code 400 with a message', { code: 400, message: 'Неверный код' }, 'upstream'],
    ['code «400» as text', { code: '400', message: 'Неверный код' }, 'upstream'],
    ['code 400 in the result', { result: { code: 400, message: 'Неверный код' } }, 'upstream'],
  ])('treats %s as a failure in spite of status 200', (_case, body, code) => {
    const told = code === 'upstream' ? { description: 'Неверный код' } : {};
    expect(errorOf(200, body)).toMatchObject({ code, status: 200, ...told });
  });

  it('does not treat code 400 without a message, or empty error fields, as a failure', () => {
    const body = { result: { items: [] }, code: 400, error: null, error_description: '' };
    expect(readEnvelope(entry, 200, body).ok).toBe(true);
  });

  it('does not treat a message with another code as a failure', () => {
    const body = { result: { items: [] }, code: 200, message: 'Готово' };
    expect(readEnvelope(entry, 200, body).ok).toBe(true);
  });

  it.each([
    ['a code without a description', 400, { error: 'captcha_failed' }],
    ['a code of the edge', 502, { error: 'upstream', error_description: 'Сервис недоступен' }],
    ['no envelope', 500, undefined],
    ['a breach of the contract', 200, {}],
  ])('does not take the description for the server’s: %s', (_case, status, body) => {
    expect(errorOf(status, body)).not.toHaveProperty('isServers');
  });

  it('maps an error status without an envelope to upstream', () => {
    expect(errorOf(503, undefined)).toMatchObject({ code: 'upstream', status: 503 });
    expect(errorOf(500, 'oops')).toMatchObject({ code: 'upstream', status: 500 });
  });
});

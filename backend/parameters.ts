import * as v from 'valibot';
import type { AnyCall } from '../contract/call.ts';
import { Failure } from './failure.ts';

/** Bytes a POST may carry: the longest form of the site is far below. */
export const MAX_BODY = 64 * 1024;

const RUSSIAN_REASON: Record<string, string> = {
  min_length: 'Слишком короткое значение',
  max_length: 'Слишком длинное значение',
  object: 'Обязательное поле',
  string: 'Обязательное поле',
};

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (Buffer.byteLength(text) > MAX_BODY) throw new Failure('bad_request', 'Слишком большой запрос');
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('bad_request', 'Тело запроса — не JSON');
  }
}

function queryOf(request: Request): Record<string, string> {
  const query: Record<string, string> = {};
  // Of a repeated name the first value counts, as in most servers; PostgreSQL takes no NUL.
  for (const [name, value] of new URL(request.url).searchParams) {
    query[name] ??= value.replaceAll('\u0000', '');
  }
  return query;
}

/** NUL bytes cannot be stored; they are dropped wherever they stand in a body. */
function withoutNul(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u0000', '') : value;
}

/**
 * Parameters of a request, parsed by the call's own schema.
 * @throws Failure `bad_request` naming every refused field.
 */
export async function readParameters(call: AnyCall, request: Request): Promise<unknown> {
  const given = call.method === 'GET' ? queryOf(request) : await bodyOf(request);
  const cleaned: unknown = JSON.parse(JSON.stringify(given), withoutNul);
  const parsed = v.safeParse(call.params, cleaned);
  if (parsed.success) return parsed.output;
  const fields: Record<string, string> = {};
  for (const issue of parsed.issues) {
    const ours = /[а-яё]/i.test(issue.message) ? issue.message : RUSSIAN_REASON[issue.type];
    fields[v.getDotPath(issue) ?? 'body'] ??= ours ?? 'Неверный формат ввода';
  }
  throw new Failure('bad_request', 'Проверьте данные запроса', fields);
}

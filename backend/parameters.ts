import * as v from 'valibot';
import type { AnyCall } from '../contract/call.ts';
import { readText } from './body.ts';
import { Failure } from './failure.ts';

/** Maximum size of a POST body in bytes; the longest form of the site is far smaller. */
export const MAX_BODY = 64 * 1024;

/** Maximum nesting depth of a body; deeper ones could overflow the stack of a recursive walk. */
const MAX_DEPTH = 20;

const RUSSIAN_REASON: Record<string, string> = {
  min_length: 'Слишком короткое значение',
  max_length: 'Слишком длинное значение',
  object: 'Обязательное поле',
  loose_object: 'Обязательное поле',
  string: 'Обязательное поле',
};

async function bodyOf(request: Request): Promise<unknown> {
  const text = await readText(request, MAX_BODY);
  if (text === null) throw new Failure('bad_request', 'Слишком большой запрос');
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('bad_request', 'Тело запроса — не JSON');
  }
}

function queryOf(request: Request): Record<string, string> {
  const query: Record<string, string> = {};
  // For a repeated name the first value counts, as in most servers.
  for (const [name, value] of new URL(request.url).searchParams) query[name] ??= value;
  return query;
}

/** PostgreSQL accepts neither NUL nor a lone surrogate. */
const storableText = (text: string) => text.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '\ufffd');

/** Returns the body with keys and values that PostgreSQL can store. */
export function storable(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw new Failure('bad_request', 'Слишком сложный запрос');
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [storableText(name), storable(item, depth + 1)]),
  );
}

/**
 * Parses the parameters of a request with the call's schema.
 * @throws Failure `bad_request` naming every rejected field.
 */
export async function readParameters(call: AnyCall, request: Request): Promise<unknown> {
  const given = request.method === 'POST' ? await bodyOf(request) : queryOf(request);
  const parsed = v.safeParse(call.params, storable(given));
  if (parsed.success) return parsed.output;
  const fields: Record<string, string> = {};
  for (const issue of parsed.issues) {
    const ours = /[а-яё]/i.test(issue.message) ? issue.message : RUSSIAN_REASON[issue.type];
    fields[v.getDotPath(issue) ?? 'body'] ??= ours ?? 'Неверный формат ввода';
  }
  throw new Failure('bad_request', 'Проверьте данные запроса', fields);
}

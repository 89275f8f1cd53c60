import * as v from 'valibot';
import { Failure } from '../failure.ts';

type Issue = v.BaseIssue<unknown>;

const EMPTY = 'Заполните поле';

function ofLength({ type, input, requirement }: Issue): string {
  const list = Array.isArray(input);
  if (type === 'min_length') return list ? 'Добавьте хотя бы один пункт' : EMPTY;
  return `Не больше ${String(requirement)} ${list ? 'пунктов' : 'знаков'}`;
}

const REASONS: Record<string, (issue: Issue) => string> = {
  array: () => 'Нужен список',
  boolean: () => 'Нужно true или false',
  finite: () => 'Нужно обычное число',
  integer: () => 'Нужно целое число',
  max_length: ofLength,
  max_value: ({ requirement }) => `Не больше ${String(requirement)}`,
  min_length: ofLength,
  min_value: ({ requirement }) => `Не меньше ${String(requirement)}`,
  number: () => 'Нужно число',
  object: () => 'Нужен набор полей',
  picklist: ({ expected }) => `Выберите одно из: ${expected?.replace(/[()]/g, '') ?? ''}`,
  string: () => 'Нужен текст',
  url: () => 'Нужен адрес, например https://example.ru/',
};

/**
 * The reason of an issue for a person: its own message if it is Russian, else ours for its kind.
 */
function reasonOf(issue: Issue): string {
  if (/[а-яё]/i.test(issue.message)) return issue.message;
  if (issue.received === 'undefined' || issue.received === 'null') return EMPTY;
  return REASONS[issue.type]?.(issue) ?? 'Неверный формат ввода';
}

/** Rejected fields by path, `sources.0.url`, each with its first reason. */
export function faultsOf(issues: readonly Issue[]): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const issue of issues) faults[v.getDotPath(issue) ?? 'body'] ??= reasonOf(issue);
  return faults;
}

/** The failure for an editor's rejected input, by field. */
export const invalid = (errors: Record<string, string>) =>
  new Failure('invalid', 'Проверьте поля', errors);

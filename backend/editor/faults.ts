import * as v from 'valibot';
import { EMPTY_FAULT } from '../../contract/collections/schema.ts';
import { wholeNumber } from '../../src/config/number-words.ts';
import { Failure } from '../failure.ts';

type Issue = v.BaseIssue<unknown>;

/** With spaces in long numbers, and a minus as wide as the plus. */
const limit = (requirement: unknown): string =>
  typeof requirement === 'number'
    ? wholeNumber(requirement).replace('-', '−')
    : String(requirement);

function ofLength({ type, input, requirement }: Issue): string {
  const list = Array.isArray(input);
  if (type === 'min_length') return list ? 'Добавьте хотя бы один пункт' : EMPTY_FAULT;
  return `Не\u00a0больше ${limit(requirement)}\u00a0${list ? 'пунктов' : 'знаков'}`;
}

/** `("lenses" | "drops")` → «lenses, drops». */
const choicesOf = ({ expected }: Issue) =>
  (expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', ');

const FORMAT = 'Неверный формат ввода';

const REASONS: Partial<Record<string, (issue: Issue) => string>> = {
  array: () => 'Нужен список',
  boolean: () => 'Нужно true или false',
  finite: () => 'Нужно обычное число',
  integer: () => 'Нужно целое число',
  max_length: ofLength,
  max_value: ({ requirement }) => `Не\u00a0больше ${limit(requirement)}`,
  min_length: ofLength,
  min_value: ({ requirement }) => `Не\u00a0меньше ${limit(requirement)}`,
  number: () => 'Нужно число',
  object: () => 'Нужен набор полей',
  picklist: (issue) => `Выберите одно из: ${choicesOf(issue)}`,
  record: () => 'Нужен набор полей',
  strict_object: ({ expected }) => (expected === 'never' ? 'Такого поля нет' : 'Нужен набор полей'),
  string: () => 'Нужен текст',
  url: () => 'Нужен адрес, например https://example.ru/',
};

/** The reason of an issue whose schema states none of its own. */
function reasonOf(issue: Issue): string {
  const { received, type, expected } = issue;
  const isMissing = received === 'undefined' || received === 'null';
  if (isMissing && expected !== 'never') return EMPTY_FAULT;
  return REASONS[type]?.(issue) ?? FORMAT;
}

/** Rejected fields by path, `sources.0.url`, each with its first reason. */
function faultsOf(issues: readonly Issue[]): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const issue of issues) faults[v.getDotPath(issue) ?? 'body'] ??= issue.message;
  return faults;
}

/** The failure for an editor's rejected input, by field. */
export const invalid = (errors: Record<string, string>) =>
  new Failure('invalid', 'Проверьте поля', errors);

/** Parses an editor's input. A schema's own message takes precedence over ours for its kind. */
export function readInput<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
):
  | { readonly output: v.InferOutput<S>; readonly faults: null }
  | { readonly faults: Record<string, string> } {
  const parsed = v.safeParse(schema, input, { message: reasonOf });
  return parsed.success
    ? { output: parsed.output, faults: null }
    : { faults: faultsOf(parsed.issues) };
}

/** @throws Failure `invalid`, with the reason for each rejected field. */
export function checkInput<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const read = readInput(schema, input);
  if (read.faults !== null) throw invalid(read.faults);
  return read.output;
}

/** Formats a field's value in a few words. */
import type { Field } from '../../contract/collections/field.ts';
import { unbroken } from '../words/unbroken.ts';

/** The longest text in a list, in characters. */
const MOST = 140;

export const shortened = (text: string) =>
  text.length > MOST ? `${text.slice(0, MOST).trimEnd()}…` : text;

const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'short', year: 'numeric' });
const moment = new Intl.DateTimeFormat('ru', { dateStyle: 'medium', timeStyle: 'short' });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const named = (value: unknown, title: string) =>
  isObject(value) ? String(value[title] ?? '') : '';

/** @param title the field that names an entity of the referenced collection. */
export function wordsOf(field: Field, value: unknown, title: string): string {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'reference':
      return named(value, title);
    case 'references':
    case 'aliases':
      return Array.isArray(value) ? value.map((one: unknown) => named(one, title)).join(', ') : '';
    case 'choice':
      return field.choices[String(value)] ?? String(value);
    case 'choices':
      return Array.isArray(value) ? value.map((one) => field.choices[String(one)]).join(', ') : '';
    case 'flag':
      return value === true ? 'Да' : 'Нет';
    case 'day':
      return unbroken(day.format(new Date(`${String(value)}T12:00:00`)));
    case 'moment':
      return unbroken(moment.format(new Date(String(value))));
    case 'number':
      return [Number(value).toLocaleString('ru'), field.unit].filter(Boolean).join('\u00a0');
    case 'rich-text':
      return shortened(String(value).replaceAll(/<[^>]*>/g, ' '));
    default:
      return shortened(String(value));
  }
}

import { fieldLabel } from '../../contract/collections/field-label.ts';
import type { Fields } from '../../contract/collections/field.ts';
import type { CallError } from '../../src/client/calls/result.ts';
import { openRefusal } from '../data/refused.ts';

/** The most faults shown: an empty form has too many to read. */
const NAMED = 4;

/** Why a form cannot be previewed: which fields need a value first. */
export function faultOf(
  fields: Fields,
  error: Pick<CallError, 'code' | 'description' | 'fields'>,
): string {
  const all = Object.entries(error.fields ?? {});
  if (all.length === 0) return openRefusal(error);
  const named = all
    .slice(0, NAMED)
    .map(
      ([path, words]) =>
        `«${fieldLabel(fields, path)}»: ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
    );
  const more = all.length > NAMED ? [`и\u00a0ещё ${all.length - NAMED}`] : [];
  return ['Страница появится здесь, когда будут готовы поля:', ...named, ...more].join('\n');
}

const TRANSIENT: readonly CallError['code'][] = ['upstream', 'upstream_timeout', 'unavailable'];

/** Whether the same form may work a little later: the site was busy or away. */
export const isTransient = ({ code }: Pick<CallError, 'code'>): boolean => TRANSIENT.includes(code);

import { fieldLabel } from '../../contract/collections/field-label.ts';
import type { Fields } from '../../contract/collections/field.ts';
import type { Failure } from '../failure.ts';

/**
 * Why a scheduled action failed, in words for editors: the message, and the reasons by the labels of
 * fields. A script would get the paths, and advice that a screen cannot follow.
 * @param labelled the fields of the entity.
 */
export function inWords({ code, message, fields = {} }: Failure, labelled: Fields = {}): string {
  // Its reason is a revision, which no screen shows.
  if (code === 'edit_conflict') return message;
  const uses = code === 'in_use' ? Object.values(fields) : [];
  if (uses.length > 0) return `Используется: ${uses.join(', ')}`;
  const reasons = Object.entries(fields).map(([path, reason]) =>
    Object.hasOwn(labelled, path.split('.', 1)[0] ?? '')
      ? `${fieldLabel(labelled, path)}: ${reason}`
      : reason,
  );
  return [message, ...reasons].join('; ');
}

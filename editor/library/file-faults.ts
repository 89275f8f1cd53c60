/** Why a file was refused, in a sentence that says what to do. */
import { UPLOAD_MAX_MB } from '../../contract/limits.ts';
import { decimalNumber } from '../../src/config/number-words.ts';
import type { CallError } from '../../src/client/calls/result.ts';
import { quoted } from '../../src/config/quoted.ts';

const MEGABYTE = 1024 * 1024;

/** «3,4 МБ», «120 КБ». */
export const sizeWords = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / 1024))}\u00a0КБ`
    : `${decimalNumber(bytes / MEGABYTE)}\u00a0МБ`;

const LIMIT = `${UPLOAD_MAX_MB}\u00a0МБ`;

/** Why a file need not be sent at all; null: it may be. */
export function faultBefore({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size === 0) return `Файл ${quoted(name)} пуст`;
  if (size <= UPLOAD_MAX_MB * MEGABYTE) return null;
  return `${quoted(name)} весит ${sizeWords(size)}, а\u00a0можно не\u00a0больше ${LIMIT}. Уменьшите файл и\u00a0попробуйте ещё раз`;
}

/** Why the backend refused a file: it checks the content, whatever the name says. */
export function faultAfter(
  { name }: Pick<File, 'name'>,
  { fields, description }: CallError,
): string {
  const reason = fields?.['file'];
  return reason === undefined
    ? description
    : `${quoted(name)}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
}

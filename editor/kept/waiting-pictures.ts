/**
 * Pictures of texts that are still uploading: their addresses work only in this tab, so the browser
 * stores only which ones they were.
 */
import { fieldLabel } from '../../contract/collections/field-label.ts';
import type { Fields } from '../../contract/collections/field.ts';
import { after } from '../../src/rich-text/place.ts';
import { wordsOf } from '../../src/rich-text/plain-text.ts';
import { quoted } from '../../src/config/quoted.ts';
import type { Changes } from './changes.ts';
import { waitingNames } from './waiting-names.ts';

const WAITING = /<img\b[^>]*\ssrc="((?:blob|data):[^"]*)"[^>]*>/;
const FIGURE = /<figure\b[^>]*>(?:(?!<\/figure>).)*<\/figure>|<img\b[^>]*>/gs;
const CAPTION = /<figcaption\b[^>]*>(.*?)<\/figcaption>/s;

/** Whether a text has a picture that is not uploaded yet. */
const isWaiting = (text: unknown): boolean => typeof text === 'string' && WAITING.test(text);

type Told = (address: string, before: string) => void;

/** Keeps the words of a caption: somebody has typed them. */
const textWithout = (html: string, told: Told): string =>
  html.replaceAll(FIGURE, (whole, place: number) => {
    const [, address] = WAITING.exec(whole) ?? [];
    if (address === undefined) return whole;
    told(address, html.slice(0, place));
    const caption = CAPTION.exec(whole)?.[1] ?? '';
    return caption === '' ? '' : `<p>${caption}</p>`;
  });

function without(value: unknown, path: string, told: (path: string) => Told): unknown {
  if (typeof value === 'string') {
    return isWaiting(value) ? textWithout(value, told(path)) : value;
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown, at) => without(item, `${path}.${at}`, told));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, without(part, `${path}.${name}`, told)]),
  );
}

/** Whether a value has such a picture at any depth. */
export function hasWaiting(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isWaiting(value);
  return Object.values(value).some(hasWaiting);
}

/** Changes that can be stored, and a line for each picture that cannot: «линза.png» · Текст, после «…». */
export function keptChanges(
  fields: Fields,
  changes: Changes,
): { readonly changes: Changes; readonly lost: string[] } {
  if (!hasWaiting(changes)) return { changes, lost: [] };
  const lost: string[] = [];
  const told = (path: string) => (address: string, before: string) => {
    const name = waitingNames.get(address);
    const place = `${fieldLabel(fields, path)}, ${after(wordsOf(before))}`;
    lost.push(name === undefined ? place : `${quoted(name)}: ${place}`);
  };
  const kept = Object.entries(changes).map(([field, { base, value }]) => [
    field,
    { base, value: without(value, field, told) },
  ]);
  return { changes: Object.fromEntries(kept) as Changes, lost };
}

/**
 * One way to write a rich text. The editor writes `<img>` and `&nbsp;` where saving writes `<img />`
 * and the character, orders attributes differently, and drops spaces between blocks.
 */
import { RICH_TEXT_ELEMENTS } from '../../contract/rich-text.ts';
import { isInline } from '../../src/rich-text/blocks.ts';

/** A tag: its slash, name and attributes. Values are quoted, and may contain `>`. */
export const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z][a-z0-9-]*(?:="[^"]*")?)*)\s*\/?>/g;

const ATTRIBUTE = /\s([a-z][a-z0-9-]*)(?:="([^"]*)")?/g;

/** Saving sets these. */
const SET_LATER: ReadonlySet<string> = new Set(['target', 'rel']);

/** Elements around which spaces mean nothing. */
const APART = Object.keys(RICH_TEXT_ELEMENTS).filter((name) => !isInline(name) && name !== 'img');
const SPACED = new RegExp(` ?(</?(?:${APART.join('|')})(?: [^<>]*)?>) ?`, 'g');

const attributesOf = (written: string) =>
  [...written.matchAll(ATTRIBUTE)]
    .flatMap(([, name = '', value = '']) =>
      SET_LATER.has(name)
        ? []
        : [` ${name}="${value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`],
    )
    .toSorted()
    .join('');

/** @returns the same for texts that are the same once saved. */
export const normalHtml = (html: string): string =>
  html
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .replaceAll(
      TAG,
      (_tag, slash: string, name: string, written: string) =>
        `<${slash}${name}${attributesOf(written)}>`,
    )
    .replaceAll(SPACED, '$1')
    .replaceAll(/^ | $/g, '');

import { escaped } from './escaped.ts';
import { valueOf, type PageSource } from './page-source.ts';

/**
 * Content for the slots of a built page, created from the samples in it: the site's views render them in the
 * build, so the edge contains no markup of its own (docs/decisions/019).
 */

export type Samples = ReadonlyMap<string, string>;

const placesOf = (page: PageSource) => page.all('data-sample', 'noscript');

/** Samples by name; hidden ones are in a template. */
export const samplesOf = (page: PageSource): Samples =>
  new Map(
    placesOf(page).map((place) => {
      const [first] = page.inside(place);
      const content = first?.name === 'template' && first.start === place.inner ? first : place;
      return [valueOf(place, 'data-sample') ?? '', page.inner(content)];
    }),
  );

/** An element that is left out when its value is empty; it contains no other of its own kind. */
const OPTIONAL = /<([a-z][a-z\d]*)\b[^>]*\sdata-when="([^"]*)"[^>]*>[\s\S]*?<\/\1>/g;

type Filling = {
  /** Texts, which are escaped. */
  values?: Readonly<Record<string, string>>;
  /** HTML that was created here. */
  parts?: Readonly<Record<string, string>>;
};

const PLACE = /\{\{(\w+)\}\}|<template data-part="(\w+)"><\/template>/g;

/** A sample with values and parts filled in; missing ones are empty. */
export function filled(sample: string, { values = {}, parts = {} }: Filling): string {
  const own = (from: Readonly<Record<string, string>>, name: string) =>
    Object.hasOwn(from, name) ? (from[name] ?? '') : '';
  return (
    sample
      .replace(OPTIONAL, (element, _tag, name: string) => (own(values, name) ? element : ''))
      // Both in one pass: a value that looks like a placeholder stays unchanged.
      .replace(PLACE, (_place, value?: string, part?: string) =>
        value === undefined ? own(parts, part ?? '') : escaped(own(values, value)),
      )
  );
}

/** Puts content into an empty slot, with the key of that content. */
export function fillSlot(page: PageSource, name: string, content: string, key = ''): void {
  const slot = page.all('data-slot', 'div').find((one) => valueOf(one, 'data-slot') === name);
  if (!slot || page.inner(slot).trim() !== '') return;
  page.set(slot, { 'data-served': key });
  page.fill(slot, content);
}

/**
 * Empties the samples, which are no longer needed. The elements stay, because React hydrates the
 * page and expects each of them.
 */
export function emptySamples(page: PageSource): void {
  for (const place of placesOf(page)) page.fill(place, '');
}

import { escaped } from './escaped.ts';
import { valueOf, type PageSource } from './page-source.ts';

/**
 * Content for the slots of a built page, made of the samples that stand in it: the site's views draw
 * them in the build, so the edge knows nothing of looks (docs/decisions/019).
 */

export type Samples = ReadonlyMap<string, string>;

const placesOf = (page: PageSource) => page.all('data-sample', 'noscript');

/** Samples by name; those that are not for reading stand in a template. */
export const samplesOf = (page: PageSource): Samples =>
  new Map(
    placesOf(page).map((place) => {
      const [first] = page.inside(place);
      const content = first?.name === 'template' && first.start === place.inner ? first : place;
      return [valueOf(place, 'data-sample') ?? '', page.inner(content)];
    }),
  );

/** An element that is left out where its value is empty; it holds no other of its own kind. */
const OPTIONAL = /<([a-z][a-z\d]*)\b[^>]*\sdata-when="([^"]*)"[^>]*>[\s\S]*?<\/\1>/g;

type Filling = {
  /** Texts: whatever stands in them comes out as text. */
  values?: Readonly<Record<string, string>>;
  /** HTML that was made here. */
  parts?: Readonly<Record<string, string>>;
};

const PLACE = /\{\{(\w+)\}\}|<template data-part="(\w+)"><\/template>/g;

/** A sample with values and parts in their places; what is not given is empty. */
export function filled(sample: string, { values = {}, parts = {} }: Filling): string {
  const own = (from: Readonly<Record<string, string>>, name: string) =>
    Object.hasOwn(from, name) ? (from[name] ?? '') : '';
  return (
    sample
      .replace(OPTIONAL, (element, _tag, name: string) => (own(values, name) ? element : ''))
      // Both at once: a value that looks like a place stays what it is.
      .replace(PLACE, (_place, value?: string, part?: string) =>
        value === undefined ? own(parts, part ?? '') : escaped(own(values, value)),
      )
  );
}

/** Puts content into an empty slot, and what it is the content for. */
export function fillSlot(page: PageSource, name: string, content: string, key = ''): void {
  const slot = page.all('data-slot', 'div').find((one) => valueOf(one, 'data-slot') === name);
  if (!slot || page.inner(slot).trim() !== '') return;
  page.set(slot, { 'data-served': key });
  page.fill(slot, content);
}

/**
 * Empties the samples: nobody needs them any more. The elements stay, because React takes the page
 * over and looks for each.
 */
export function emptySamples(page: PageSource): void {
  for (const place of placesOf(page)) page.fill(place, '');
}

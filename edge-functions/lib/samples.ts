import { escaped } from './escaped.ts';

/**
 * Content for the slots of a built page, made of the samples that stand in it: the site's views draw
 * them in the build, so the edge knows nothing of looks (docs/decisions/019).
 */

/** Samples by name. A `noscript` cannot hold another one, so its end is its own. */
const SAMPLE = /<noscript\b[^>]*\sdata-sample="([^"]*)"[^>]*>([\s\S]*?)<\/noscript>/g;
/** Samples that are not for reading stand in a template. */
const UNREAD = /^<template>([\s\S]*)<\/template>$/;

export type Samples = ReadonlyMap<string, string>;

export function samplesOf(html: string): Samples {
  return new Map(
    [...html.matchAll(SAMPLE)].map(([, name = '', content = '']) => [
      name,
      UNREAD.exec(content)?.[1] ?? content,
    ]),
  );
}

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

/** The empty slot of that name. */
const slot = (name: string) => new RegExp(`(<div\\b[^>]*\\sdata-slot="${name}"[^>]*)>\\s*</div>`);

/** Puts content into a slot, and what it is the content for. */
export function withSlot(html: string, name: string, content: string, key = ''): string {
  return html.replace(
    slot(name),
    (_all, start: string) => `${start} data-served="${escaped(key)}">${content}</div>`,
  );
}

/**
 * The page with its samples emptied: nobody needs them any more. The elements stay, because React
 * takes the page over and looks for each.
 */
export function withoutSamples(html: string): string {
  return html.replace(SAMPLE, (all, _name, content: string) =>
    all.replace(`>${content}</noscript>`, () => '></noscript>'),
  );
}

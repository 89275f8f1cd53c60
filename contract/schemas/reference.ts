import * as v from 'valibot';
import {
  alias,
  day,
  documentName,
  entity,
  externalUrl,
  html,
  id,
  link,
  list,
  moment,
  picture,
  sitePath,
  storedPdf,
  text,
  titledText,
} from '../fields.ts';

export const faqItem = v.object({
  ...entity,
  question: text,
  answer: html,
  section: link,
  popular: v.boolean(),
});

export const faq = v.object({
  ...list(faqItem).entries,
  /** In the order of the page. */
  sections: v.array(v.object({ id, alias: text, title: text, items: v.number() })),
});

export const instruction = v.object({
  ...entity,
  title: text,
  lead: text,
  type: link,
  /** How long it takes. */
  minutes: id,
  steps: v.array(titledText),
  warnings: v.array(text),
  cover: picture,
});

export const instructions = list(instruction);

export const instructionsFilter = v.object({
  items: v.array(v.object({ id, alias, title: text, instructions: v.number() })),
});

export const linkPage = v.object({
  ...entity,
  title: text,
  lead: text,
  groups: v.array(
    v.object({
      title: text,
      links: v.array(v.object({ title: text, url: externalUrl, note: text })),
    }),
  ),
});

export const linkLibrary = list(linkPage);

/** A page as a file, for those who print it, sign it or keep it. */
export const pageDocument = v.object({
  /** The file is `/upload/<name>.pdf`. */
  name: documentName,
  /** Day of the edition. */
  edition: day,
  /** A PDF that an editor has uploaded; null: the build makes one of the page. */
  file: v.nullable(storedPdf),
});

export const staticPage = v.object({
  ...entity,
  title: text,
  lead: text,
  body: html,
  document: v.nullable(pageDocument),
});

/** With an alias the list has that page alone; without one, all of them. */
export const staticContent = list(staticPage);

export const footnote = v.object({ id, code: text, text, updated_at: moment });
export const footnotes = list(footnote);

export const theme = v.object({
  ...entity,
  title: text,
  lead: text,
  body: html,
  cover: picture,
  /** Address the visitor is sent to instead of the theme's own page. */
  redirect: v.nullable(v.string()),
});

export const themes = list(theme);

/** What a robot is told of a page; overrides what the page says of itself. */
export const metadata = v.object({
  page_code: text,
  title: text,
  description: text,
  updated_at: moment,
});

/** Every override there is, so that a build needs one call and not one a page. */
export const metadataList = list(metadata);

/** An address that pages had before their alias changed, and where they stand now. */
export const redirect = v.object({ from: sitePath, to: sitePath, updated_at: moment });

export const redirects = list(redirect);

export type FaqItem = v.InferOutput<typeof faqItem>;
export type Faq = v.InferOutput<typeof faq>;
export type InstructionType = v.InferOutput<typeof instructionsFilter>['items'][number];
export type Instruction = v.InferOutput<typeof instruction>;
export type LinkPage = v.InferOutput<typeof linkPage>;
export type StaticPage = v.InferOutput<typeof staticPage>;
export type PageDocument = v.InferOutput<typeof pageDocument>;
export type Footnote = v.InferOutput<typeof footnote>;
export type Theme = v.InferOutput<typeof theme>;
export type Metadata = v.InferOutput<typeof metadata>;
export type Redirect = v.InferOutput<typeof redirect>;

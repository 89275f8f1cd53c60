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
  /** In page order. */
  sections: v.array(v.object({ id, alias: text, title: text, items: v.number() })),
});

export const instruction = v.object({
  ...entity,
  title: text,
  lead: text,
  type: link,
  /** Estimated time. */
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

/** The downloadable PDF of a page. */
export const pageDocument = v.object({
  /** The file is `/upload/<name>.pdf`. */
  name: documentName,
  /** Date of the edition. */
  edition: day,
  /** A PDF uploaded by an editor; null when the build generates one from the page. */
  file: v.nullable(storedPdf),
});

export const staticPage = v.object({
  ...entity,
  title: text,
  lead: text,
  body: html,
  document: v.nullable(pageDocument),
});

/** With an alias the list contains only that page; without one, all pages. */
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

/** Metadata of a page for crawlers; overrides the page's own. */
export const metadata = v.object({
  page_code: text,
  title: text,
  description: text,
  updated_at: moment,
});

/** All overrides, so that a build needs one call instead of one per page. */
export const metadataList = list(metadata);

/** The former address of a renamed page, and its current one. */
export const redirect = v.object({
  /** The former address, with or without a trailing slash. */
  from: v.pipe(v.string(), v.regex(/^\/[^/\s#][^\s#]*$/)),
  to: v.union([sitePath, externalUrl]),
  updated_at: moment,
});

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

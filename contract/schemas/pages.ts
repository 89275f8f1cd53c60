import * as v from 'valibot';
import { button, html, moment, picture, text, titledText } from '../fields.ts';

/** Update time and revision of a page's document. */
const document = { updated_at: moment, revision: v.number() };

export const mainPage = v.object({
  ...document,
  hero: v.object({ title: text, lead: text, button, second_button: button, picture }),
  free_pair: v.object({ title: text, lead: text, steps: v.array(titledText) }),
  loyalty: v.object({ title: text, lead: text, benefits: v.array(titledText) }),
  articles: titledText,
  where_to_buy: titledText,
});

/** The home page's product families; `section` is the alias of a catalogue section. */
export const mainCatalog = v.object({
  ...document,
  title: text,
  lead: text,
  families: v.array(v.object({ section: text, title: text, lead: text, url: v.string(), picture })),
});

/** Banners carry a button link and the analytics event of its click (section 7). */
export const aboutPage = v.object({
  ...document,
  title: text,
  lead: text,
  top_banner: v.object({ items: v.array(v.object({ title: text, text, picture })) }),
  banners: v.array(v.object({ title: text, text, button, event: text, picture })),
  facts: v.array(v.object({ value: text, label: text })),
  values: v.array(titledText),
});

const illustrated = v.object({ title: text, body: html, picture });

export const techPage = v.object({
  ...document,
  title: text,
  lead: text,
  sections: v.array(illustrated),
});

export const forBeginners = v.object({
  ...document,
  title: text,
  lead: text,
  steps: v.array(illustrated),
  checklist: v.array(text),
});

export type MainPage = v.InferOutput<typeof mainPage>;
export type MainCatalog = v.InferOutput<typeof mainCatalog>;
export type AboutPage = v.InferOutput<typeof aboutPage>;
export type TechPage = v.InferOutput<typeof techPage>;
export type ForBeginners = v.InferOutput<typeof forBeginners>;

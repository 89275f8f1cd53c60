/**
 * Shapes of the seed files: what a person writes for one entity of the demo content. The loader
 * (`load.ts`) adds ids, update times, pictures and typography; HTML is limited to h2, h3, p, ul,
 * ol, li, blockquote, strong, em, a, table, thead, tbody, tr, th, td, caption and `<sup
 * data-footnote="code"></sup>`, which cites a footnote. An article also has figures: `<figure
 * data-width="half"><img data-motif="drops" alt="…"><figcaption>…</figcaption></figure>`, whose
 * picture `illustrated.ts` has drawn.
 */

import type { PageDocument } from '../../contract/schemas/reference.ts';

/** The subject of a cover. `pictures/` has one drawing per motif and varies it by alias. */
export type Motif =
  | 'eye'
  | 'lens'
  | 'lens-case'
  | 'drops'
  | 'bottle'
  | 'glasses'
  | 'screen'
  | 'chart'
  | 'sun'
  | 'water'
  | 'child'
  | 'sport'
  | 'calendar'
  | 'night'
  | 'brush'
  | 'oxygen'
  | 'ruler'
  | 'hands'
  | 'leaf'
  | 'map';

export type SeedArticle = {
  alias: string;
  title: string;
  /** One or two sentences under the title, 120 to 260 characters. */
  lead: string;
  category: string;
  tags: string[];
  /** YYYY-MM-DD */
  published: string;
  motif: Motif;
  /** Alternative text of the cover: a short phrase that describes the picture. */
  coverAlt: string;
  /** HTML, 5 500 to 9 000 characters, at least four h2. */
  body: string;
  sources: { title: string; url: string }[];
  /** A role only: reviewers in the seed are sample data, not people. */
  reviewer: 'Врач-офтальмолог' | 'Оптометрист' | 'Детский офтальмолог';
};

export type SeedLens = {
  replacement: 'daily' | 'two-weeks' | 'monthly' | 'quarterly';
  /** day: removed at night; flexible: naps allowed; extended: up to 6 nights if advised. */
  wear: 'day' | 'flexible' | 'extended';
  design: 'spherical' | 'aspherical' | 'toric' | 'multifocal' | 'toric-multifocal';
  material: string;
  /** Per cent. */
  waterContent: number;
  /** Dk/t at −3.00 D, ×10⁻⁹ (cm/s)·(ml O₂/ml·mmHg). */
  dkt: number;
  /** Millimetres. */
  baseCurves: number[];
  /** Millimetres. */
  diameters: number[];
  /** Dioptres, each range inclusive. */
  powers: { from: number; to: number; step: number }[];
  /** Dioptres, negative; toric lenses only. */
  cylinders?: number[];
  /** Degrees; toric lenses only. */
  axes?: number[];
  /** Multifocal lenses only: Low, Med, High with their dioptres. */
  additions?: string[];
  /** Millimetres at −3.00 D. */
  centreThickness: number;
  uv: 'none' | 'class-1' | 'class-2';
  handlingTint: boolean;
};

export type SeedLiquid = {
  /** Millilitres. */
  volumes: number[];
  /** The active ingredient: cleaning agent or lubricant. */
  active: string;
  preservative: string | null;
  /** Days after opening; null for single doses. */
  useWithinDays: number | null;
  /** Minimum soaking time in minutes; null for drops. */
  soakMinutes: number | null;
};

export type SeedProduct = {
  alias: string;
  title: string;
  section: string;
  kind: 'lenses' | 'solution' | 'drops';
  /** One sentence, 90 to 180 characters. */
  lead: string;
  /** HTML, 900 to 2 200 characters with h2 or h3. */
  description: string;
  /** Three to five short phrases. */
  advantages: string[];
  lens?: SeedLens;
  liquid?: SeedLiquid;
  /** quantity counts lenses, millilitres or single doses. */
  packages: { title: string; quantity: number; unit: 'линзы' | 'мл' | 'дозы' }[];
  filterKeys: ('aspherical' | 'toric' | 'multifocal' | '18th')[];
  /** Aliases of instructions and articles. */
  instructions: string[];
  articles: string[];
  outOfProduction: boolean;
  coverAlt: string;
};

export type SeedFaqItem = {
  alias: string;
  section: string;
  question: string;
  /** HTML, 250 to 900 characters. */
  answer: string;
  popular: boolean;
};

export type SeedInstruction = {
  alias: string;
  type: string;
  title: string;
  lead: string;
  minutes: number;
  steps: { title: string; text: string }[];
  warnings: string[];
  motif: Motif;
};

export type SeedLinkPage = {
  alias: string;
  title: string;
  lead: string;
  groups: { title: string; links: { title: string; url: string; note: string }[] }[];
};

export type SeedStaticPage = {
  alias: string;
  /** Absent: the page has no PDF. */
  document?: PageDocument;
  title: string;
  lead: string;
  /** HTML, 1 500 to 5 000 characters. */
  body: string;
};

export type SeedTheme = {
  alias: string;
  title: string;
  lead: string;
  body: string;
  motif: Motif;
  /** Target of a theme that only redirects: a path inside the site. */
  redirect: string | null;
};

export type SeedDiscount = {
  alias: string;
  title: string;
  kind: 'online' | 'offline';
  lead: string;
  /** HTML: terms. */
  body: string;
  percent: number;
  /** YYYY-MM-DD */
  validFrom: string;
  validTo: string;
  /** Aliases of products. */
  products: string[];
};

/** Capacity of an offer or a webinar; null when unlimited. */
type SeedPlaces = {
  places: number | null;
  /** Places already taken. */
  placesHeld: number;
};

export type SeedOffer = SeedPlaces & {
  alias: string;
  title: string;
  /** Fictional. */
  partner: string;
  lead: string;
  /** HTML. */
  body: string;
  points: number;
  /** Days from the first seed during which it can be ordered. */
  days: number;
  motif: Motif;
};

export type SeedWebinar = SeedPlaces & {
  alias: string;
  title: string;
  lead: string;
  /** Days from the first seed, negative for a past one. */
  days: number;
  /** Starting hour in Moscow. */
  hour: number;
  /** In minutes. */
  duration: number;
  speaker: string;
  points: number;
};

export type SeedFootnote = { code: string; text: string };

/** Metadata for crawlers, by page code; see `metadata` in the contract. */
export type SeedMetadata = { pageCode: string; title: string; description: string };

/** The content above a page: its heading, its name in the breadcrumbs, its lead. */
export type SeedListPage = { title: string; crumb: string; lead: string; description: string };

export type SeedSection = { alias: string; title: string; lead: string; motif: Motif };

export type SeedCity = {
  id: number;
  title: string;
  region: string;
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
  /** Thousands of people: determines how many shops a city gets. */
  population: number;
};

type Button = { title: string; url: string };

/** Documents of single pages: main.page, main.catalog, about.page, article.page, tech.page, for.beginners. */
export type SeedPages = {
  'main.page': {
    hero: { title: string; lead: string; button: Button; secondButton: Button; motif: Motif };
    freePair: { title: string; lead: string; steps: { title: string; text: string }[] };
    loyalty: { title: string; lead: string; benefits: { title: string; text: string }[] };
    articles: { title: string; lead: string };
    whereToBuy: { title: string; lead: string };
  };
  'main.catalog': {
    title: string;
    lead: string;
    families: { section: string; title: string; lead: string }[];
  };
  'about.page': {
    title: string;
    lead: string;
    topBanner: { title: string; text: string; motif: Motif }[];
    /** `event` is the goal that analytics records for a click. */
    banners: { title: string; text: string; button: Button; event: string; motif: Motif }[];
    facts: { value: string; label: string }[];
    values: { title: string; text: string }[];
  };
  'article.page': { title: string; lead: string };
  'tech.page': {
    title: string;
    lead: string;
    /** body is HTML. */
    sections: { title: string; body: string; motif: Motif }[];
  };
  'for.beginners': {
    title: string;
    lead: string;
    /** body is HTML. */
    steps: { title: string; body: string; motif: Motif }[];
    checklist: string[];
  };
};

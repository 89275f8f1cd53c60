import { relative, resolve, sep } from 'node:path';

/** Styles that come after the first paint, in one file. */
export type LateStyles = {
  /** The chunk, and the beginning of the file's name. */
  readonly name: string;
  /** Whether what a chunk brings may be moved into the file. */
  readonly isOf: (chunk: string) => boolean;
  /** Whether a style sheet, by its path below src, belongs to it. */
  readonly has: (sheet: string) => boolean;
};

/** The late styles of the frame, which every page links to. */
export const FRAME_LATE = 'late';

const sheets = (folder: string, names: string) =>
  names.split(' ').map((name) => `${folder}/${name}.module.css`);

/**
 * Of the panels that the header opens, of what stands after the content of a page, of views, and of
 * paper.
 */
export const OF_FRAME: ReadonlySet<string> = new Set([
  ...sheets('layout', 'BackToMenu CityButton CityButtons CityChooser LoginPanel SearchBar'),
  ...sheets('layout', 'SearchForm SideMenu SidePanel UserMenu ViewChoice ViewPanel'),
  ...sheets('layout', 'ConsentSettings Footer PageFootnotes Prompt StickyDisclaimer ToTop'),
  ...sheets('layout', 'RootFallback'),
  ...sheets('subjects/search', 'QueryLinks'),
  'styles/announcer.css',
  'styles/print.css',
  'styles/view.css',
]);

const fileChunk = (name: string) =>
  `src-templates-${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}-tsx`;

const templateChunk = (name: string) => `component---${fileChunk(name)}`;

/** Names the chunk of a part that is hydrated late, by the template whose page it belongs to. */
export const LATE_PART = 'late---';

/** Templates whose first screen shows some of them: cities, popular searches. */
const EXCEPT = ['CityListPage', 'SearchPage'].map(templateChunk);

const intro = sheets('ui/page', 'PageIntro Breadcrumbs');
const tags = sheets('ui/links', 'TagList Tag');
const shopFilter = [
  ...sheets('features/shops', 'FilterForm FilterRow FilterChips'),
  ...sheets('ui/forms', 'Field Select FieldError PressedChoice'),
];

/** By template, the sheets of its first screen. The others it uses come late. */
export const FIRST_SCREENS: Readonly<Record<string, readonly string[]>> = {
  ArticleListPage: [...intro, ...tags, ...sheets('features/articles', 'ListFilters')],
  BeginnersPage: intro,
  CataloguePage: [
    ...intro,
    ...sheets('features/catalogue', 'CatalogueFilter FilterChip CatalogueView'),
  ],
  CertificatePage: [...intro, ...sheets('features/certificate', 'CertificateView')],
  FaqPage: [
    ...[...intro, ...tags],
    ...sheets('features/faq', 'FaqView'),
    ...sheets('ui/forms', 'SearchRow'),
  ],
  InstructionsPage: [...intro, ...tags],
  MapOpticPage: [...intro, ...shopFilter],
  TechPage: [...intro, ...tags],
  WhereBuyPage: [...intro, ...shopFilter],
  HomePage: [...sheets('features/home', 'HomeHero SignInFirst'), ...sheets('ui/pictures', 'Lens')],
  ArticlePage: [...sheets('features/articles', 'ArticleHead'), ...sheets('ui/page', 'Breadcrumbs')],
  ProductPage: [
    ...sheets('features/catalogue', 'ProductView ProductHeading ProductGallery ProductSummary'),
    ...sheets('features/catalogue', 'PackageList'),
    ...sheets('ui', 'page/Breadcrumbs text/Badge text/VisuallyHidden forms/ChoiceRow'),
  ],
};

/**
 * All late styles: those of the frame, and of templates with long pages. Everything else is written
 * into the pages that need it (docs/decisions/127). tests/browser/pages.spec.ts looks for
 * elements of the first screen that they are for.
 */
export const LATE_STYLES: readonly LateStyles[] = [
  {
    name: FRAME_LATE,
    isOf: (chunk) => !EXCEPT.includes(chunk),
    has: (sheet) => OF_FRAME.has(sheet),
  },
  ...Object.entries(FIRST_SCREENS).map(([template, first]) => ({
    name: `late-${template}`,
    isOf: (chunk: string) =>
      chunk === templateChunk(template) || chunk === LATE_PART + fileChunk(template),
    has: (sheet: string) => !first.includes(sheet),
  })),
];

const folder = resolve('src');

/** The path of a style sheet below src. */
export const sheetPath = (file: string): string => relative(folder, file).split(sep).join('/');

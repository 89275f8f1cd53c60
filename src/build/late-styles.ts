import { relative, resolve, sep } from 'node:path';
import { LATE_MARK } from './late-file.ts';

/** A file of styles that load after the first paint. */
export type LateStyles = {
  /** The chunk's name, which begins the file's name. */
  readonly name: string;
  /** Whether sheets of a chunk may be moved into the file. */
  readonly isOf: (chunk: string) => boolean;
  /** Whether a style sheet, by its path below src, belongs in the file. */
  readonly has: (sheet: string) => boolean;
};

/** The frame's late styles, which every page links to. */
export const FRAME_LATE = LATE_MARK;

const sheets = (folder: string, names: string) =>
  names.split(' ').map((name) => `${folder}/${name}.module.css`);

/**
 * Styles of the panels that the header opens, of everything below a page's content, of views and of print.
 */
export const OF_FRAME: ReadonlySet<string> = new Set([
  ...sheets('layout', 'BackToMenu CityButton CityButtons CityChooser LoginPanel SearchBar'),
  ...sheets('layout', 'SearchForm SideMenu SidePanel UserMenu ViewChoice ViewForm ViewPanel'),
  ...sheets('layout', 'ConsentSettings Footer PageFootnotes Prompt StickyDisclaimer ToTop'),
  ...sheets('layout', 'HeaderLift RootFallback'),
  ...sheets('subjects/search', 'QueryLinks'),
  'styles/announcer.css',
  'styles/print.css',
  'styles/view.css',
]);

const fileChunk = (name: string) =>
  `src-templates-${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}-tsx`;

const templateChunk = (name: string) => `component---${fileChunk(name)}`;

/** The prefix of chunks with a late-hydrated part; the template whose page it belongs to follows. */
export const LATE_PART = 'late---';

/** Templates whose first screen needs some of them: cities, popular searches, the settings of a view. */
const EXCEPT = ['CityListPage', 'SearchPage', 'ViewPage'].map(templateChunk);

const intro = sheets('ui/page', 'PageIntro Breadcrumbs');
const tags = sheets('ui/links', 'TagList Tag');
const shopFilter = [
  ...sheets('features/shops', 'FilterForm FilterRow FilterChips'),
  ...sheets('ui/forms', 'Field Select FieldError PressedChoice'),
];

/** The sheets of the first screen, by template. The template's other sheets load late. */
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
 * All late styles: those of the frame and of templates with long pages. All others are inlined into the pages
 * that need them (docs/decisions/127). tests/browser/pages.spec.ts checks the elements of the first screen
 * that they style.
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

/** Minimum and maximum weight, in kB after brotli. */
type Range = readonly [least: number, most: number];

/**
 * The weight limits of a page. The minimum catches a page that lost something; tighten both to keep
 * an improvement. Raising a maximum by more than 1 kB requires a decision record.
 * `npm run bench -- weigh-pages` shows what pages weigh.
 */
export type Budget = {
  /** The document with the styles of its first screen, at the level at which it is served. */
  readonly html: Range;
  /** All scripts of the page once it is interactive. */
  readonly interactive: Range;
};

/** Scripts of any page before its visitor interacts. */
export const FIRST_SCRIPT: Range = [2, 5.2];

/**
 * What the first flight of a connection carries, in kB, less the headers of a response. A document
 * that fits is painted a round trip sooner (docs/decisions/127).
 */
const FIRST_FLIGHT = 14.3;

/**
 * A document for a browser that has the dictionary of the site, in kB: what a page has of its own
 * (docs/decisions/146).
 */
export const SECOND_DOCUMENT = 6;

/** The same for pages whose own text is long. */
export const SECOND_DOCUMENT_OF: Readonly<Record<string, number>> = {
  comparison: 8.3,
  article: 7,
  faq: 16,
  instructions: 12.4,
  'map of opticians': 7.6,
  'design system': 14.5,
};

/** Elements of a page, at most. */
export const MOST_ELEMENTS = 810;

/** The same for pages that list all there is of something. */
export const ELEMENTS_OF: Readonly<Record<string, number>> = {
  catalogue: 890,
  faq: 890,
  instructions: 895,
  'design system': 1460,
};

/** Fonts that a page requests before its first paint. */
export const FIRST_FONTS = 1;

export type TestPage = {
  readonly kind: string;
  readonly url: string;
  readonly status: 200 | 404;
  readonly heading: RegExp;
  /** Absent for the 404 page. */
  readonly budget?: Budget;
  /** Only members see it: browser tests sign in for it, see tests/browser/visit.ts. */
  readonly signed?: true;
  /** The path of its file, when one file serves many URLs. */
  readonly file?: string;
};

type Row = [
  kind: string,
  url: string,
  heading: RegExp,
  html: Range,
  interactive: Range,
  file?: string,
];

const page = (...[kind, url, heading, html, interactive, file]: Row): TestPage => ({
  kind,
  url,
  status: 200,
  heading,
  budget: { html, interactive },
  ...(file === undefined ? {} : { file }),
});

/** A page of the personal area. */
const own = (...row: Row): TestPage => ({ ...page(...row), signed: true });

/**
 * The list of pages that all page tests use: one of each kind. Add a line for a new page kind, and
 * it is checked for status, title, heading, accessibility, width, weight and reading without a
 * script. `\s` in the headings: Russian typography puts non-breaking spaces between short words.
 */
export const pages: readonly TestPage[] = [
  page('home', '/', /Видеть\sясно/, [11, FIRST_FLIGHT], [90, 94.2]),
  page('about', '/about/', /О\sкомпании/, [10.5, FIRST_FLIGHT], [89, 93.7]),
  page('beginners', '/for-new/', /Первые\sлинзы/, [12, FIRST_FLIGHT], [91, 95.5]),
  page('tech', '/tech/', /Как\sустроены\sлинзы/, [11, FIRST_FLIGHT], [90, 94.1]),
  page('catalogue', '/catalog/', /Контактные\sлинзы/, [12.5, FIRST_FLIGHT], [93, 97.7]),
  page('comparison', '/catalog/compare/', /Сравнение\sпродуктов/, [13.5, FIRST_FLIGHT], [91, 95.8]),
  page(
    'product',
    '/catalog/yasno-mesyac-torik/',
    /Ясно\sМесяц\sТорик/,
    [12, FIRST_FLIGHT],
    [93, 97.9],
  ),
  page('drops', '/catalog/yasno-kapli-monodozy/', /Ясно\sКапли/, [11, FIRST_FLIGHT], [93, 97.9]),
  page(
    'discontinued',
    '/outofproduction/',
    /Снято\sс\sпроизводства/,
    [10, FIRST_FLIGHT],
    [89, 93.9],
  ),
  page('articles', '/articles/', /Всё\sо\sзрении/, [11.5, FIRST_FLIGHT], [91, 95.2]),
  page('articles, earlier', '/articles/page/11/', /Всё\sо\sзрении/, [11, FIRST_FLIGHT], [91, 95.2]),
  page('category', '/articles/uhod-i-gigiena/', /Уход\sи\sгигиена/, [9, FIRST_FLIGHT], [91, 95.2]),
  page(
    'category and tag',
    '/articles/uhod-i-gigiena/tags/planovaya-zamena/',
    /Уход\sи\sгигиена: Плановая замена/,
    [8.5, FIRST_FLIGHT],
    [91, 95.2],
  ),
  page(
    'article',
    '/articles/narusheniya-zreniya/astigmatizm/',
    /Астигматизм/,
    [9.5, FIRST_FLIGHT],
    [92, 96.5],
  ),
  page('tags', '/tags/', /теги|темы|темам/i, [8, FIRST_FLIGHT], [88, 92.6]),
  page('tag', '/tags/blizorukost/', /Близорукость/, [9.5, FIRST_FLIGHT], [91, 95.2]),
  page('faq', '/faq/', /Вопросы\sи\sответы/, [20.5, 21.3], [92, 96.8]),
  page('faq item', '/faq/item/kogda-menyat-linzy/', /./, [10.5, FIRST_FLIGHT], [92, 96.3]),
  page('instructions', '/instructions/', /^Инструкции$/, [17, 17.6], [93, 97.8]),
  page(
    'instructions of a type',
    '/instructions/uhod/',
    /Инструкции:\sУход/,
    [10.5, FIRST_FLIGHT],
    [93, 97.8],
  ),
  page('auth', '/auth/', /^Вход$/, [10, FIRST_FLIGHT], [98, 102.2]),
  page('friend', '/friend/', /Пригласите\sдруга/, [11, FIRST_FLIGHT], [90, 94.9]),
  page(
    'friend registration',
    '/friend/registration/',
    /Добро\sпожаловать/,
    [9, FIRST_FLIGHT],
    [105, 109.6],
  ),
  page('poll', '/poll/', /Короткий\sопрос/, [10, FIRST_FLIGHT], [102, 106.3]),
  page('survey', '/survey/', /Анкета/, [10, FIRST_FLIGHT], [102, 106.3]),
  page('content list', '/content/', /./, [9, FIRST_FLIGHT], [88, 92.9]),
  page('content', '/content/dostupnost/', /Доступность/, [10, FIRST_FLIGHT], [89, 93.4]),
  page('link library', '/library-link/', /Библиотека/, [9, FIRST_FLIGHT], [89, 93.5]),
  page('links', '/biblioteka-poleznykh-links/', /Полезные\sссылки/, [9.5, FIRST_FLIGHT], [89, 93]),
  page('discounts', '/discounts/', /Скидки\sна\sлинзы/, [10.5, FIRST_FLIGHT], [91, 95.3]),
  page(
    'discounts, online',
    '/discounts/online/',
    /Скидки\sв\sинтернет-магазинах/,
    [10, FIRST_FLIGHT],
    [91, 95.3],
  ),
  page('discount', '/discounts/1/', /Скидка\s15/, [10.5, FIRST_FLIGHT], [91, 96]),
  page(
    'discount shops',
    '/discounts/5/shops/?product=17',
    /Скидка\s25/,
    [10, FIRST_FLIGHT],
    [94, 98.9],
  ),
  page(
    'discount order',
    '/discounts/1/order/?product=1&shop=125',
    /Скидка\s15/,
    [10.5, FIRST_FLIGHT],
    [95, 99.1],
  ),
  page('themes', '/themes/', /Темы\sдля\sразговора/, [9.5, FIRST_FLIGHT], [90, 94.2]),
  page('theme', '/themes/1/', /Линзы\sи\sаллергия/, [11, FIRST_FLIGHT], [90, 94.7]),
  page('theme feedback', '/themes/feedback/', /Задать\sвопрос/, [10.5, FIRST_FLIGHT], [97, 100.9]),
  page(
    'theme thanks',
    '/themes/feedback/thanks/',
    /Спасибо\sза\sвопрос/,
    [8, FIRST_FLIGHT],
    [88, 92.3],
  ),
  page('where to buy', '/where-buy/', /Где\sкупить/, [12, FIRST_FLIGHT], [98, 103]),
  page('map of opticians', '/map-optic/', /Оптики/, [13.5, FIRST_FLIGHT], [99, 103.9]),
  page('cities', '/city/', /Выберите\sгород/, [10, FIRST_FLIGHT], [90, 94.7]),
  page('view', '/view/', /Версия\sдля\sслабовидящих/, [8.5, FIRST_FLIGHT], [89, 93.7]),
  page('certificate', '/certificate/', /Бесплатная\sпара\sлинз/, [12, FIRST_FLIGHT], [91, 95.1]),
  page(
    'certificate single',
    '/certificate/single/',
    /Ваш\sсертификат/,
    [10.5, FIRST_FLIGHT],
    [106, 109.9],
  ),
  page('search', '/search/', /Поиск\sпо\sсайту/, [9.5, FIRST_FLIGHT], [97, 102.3]),
  own('personal, main', '/personal/', /Личный\sкабинет/, [10.5, FIRST_FLIGHT], [112, 116.8]),
  own('personal, orders', '/personal/orders/', /Мои\sзаказы/, [11, FIRST_FLIGHT], [113, 117.8]),
  own(
    'personal, certificates',
    '/personal/certificates/',
    /Мой\sсертификат/,
    [10.5, FIRST_FLIGHT],
    [112, 116.9],
  ),
  own(
    'personal, reminders',
    '/personal/reminders/',
    /Замена\sлинз/,
    [10.5, FIRST_FLIGHT],
    [110, 115.2],
  ),
  own('personal, points', '/personal/points/', /^Баллы$/, [10.5, FIRST_FLIGHT], [109, 113.2]),
  own('personal, history', '/personal/history/', /История\sбаллов/, [10, FIRST_FLIGHT], [109, 114]),
  own('personal, codes', '/personal/codes/', /Коды\sс\sупаковок/, [11, FIRST_FLIGHT], [115, 119.2]),
  own(
    'personal, invite',
    '/personal/invite/',
    /Пригласить\sдруга/,
    [10.5, FIRST_FLIGHT],
    [109, 113.7],
  ),
  own(
    'personal, partners',
    '/personal/partners/',
    /Предложения\sпартнёров/,
    [11.5, FIRST_FLIGHT],
    [113, 118],
  ),
  own('personal, sales', '/personal/sales/', /^Скидки$/, [10.5, FIRST_FLIGHT], [111, 115.4]),
  own(
    'personal, sale',
    '/personal/sales/1/',
    /./,
    [10.5, FIRST_FLIGHT],
    [111, 115.8],
    '/personal/sales/[slug]/',
  ),
  own('personal, webinars', '/personal/webinars/', /Вебинары/, [10, FIRST_FLIGHT], [111, 115.9]),
  own('personal, surveys', '/personal/surveys/', /Опросы/, [11.5, FIRST_FLIGHT], [114, 118.2]),
  own(
    'personal, feedback',
    '/personal/feedback/',
    /Обратная\sсвязь/,
    [10.5, FIRST_FLIGHT],
    [109, 114.1],
  ),
  own('personal, profile', '/personal/profile/', /Мои\sданные/, [11.5, FIRST_FLIGHT], [119, 123.6]),
  page('design system', '/tech/ui/', /Дизайн-система/, [20, 21.2], [106, 110]),
  {
    kind: 'not found',
    url: '/articles/net-takoj/',
    status: 404,
    heading: /Упс,\sстраница\sне\sнайдена\./,
  },
];

/** Minimum and maximum weight, in kB after brotli. */
type Range = readonly [least: number, most: number];

/**
 * The weight limits of a page. The minimum catches a page that lost something; tighten both to keep
 * an improvement. Raising the maximum requires a decision record. `npm run bench -- weigh-pages`
 * shows what pages weigh.
 */
export type Budget = {
  /** The document with its styles. */
  readonly html: Range;
  /** All scripts of the page once it is interactive. */
  readonly interactive: Range;
};

/** Scripts of any page before its visitor interacts. */
export const FIRST_SCRIPT: Range = [2, 6.8];

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
  page('home', '/', /Видеть\sясно/, [16, 20], [100, 111]),
  page('about', '/about/', /О\sкомпании/, [15, 19], [100, 111]),
  page('beginners', '/for-new/', /Первые\sлинзы/, [18, 22], [102, 112]),
  page('tech', '/tech/', /Как\sустроены\sлинзы/, [16, 20], [100, 111]),
  page('catalogue', '/catalog/', /Контактные\sлинзы/, [19, 23], [104, 115]),
  page('comparison', '/catalog/compare/', /Сравнение\sпродуктов/, [19, 23], [102, 113]),
  page('product', '/catalog/yasno-mesyac-torik/', /Ясно\sМесяц\sТорик/, [18, 22], [105, 115]),
  page('drops', '/catalog/yasno-kapli-monodozy/', /Ясно\sКапли/, [17, 21], [105, 115]),
  page('discontinued', '/outofproduction/', /Снято\sс\sпроизводства/, [15, 18], [100, 111]),
  page('articles', '/articles/', /Всё\sо\sзрении/, [17, 21], [102, 112]),
  page('articles, earlier', '/articles/page/11/', /Всё\sо\sзрении/, [17, 21], [102, 112]),
  page('category', '/articles/uhod-i-gigiena/', /Уход\sи\sгигиена/, [15, 18], [102, 112]),
  page(
    'category and tag',
    '/articles/uhod-i-gigiena/tags/planovaya-zamena/',
    /Уход\sи\sгигиена: Плановая замена/,
    [14, 18],
    [102, 112],
  ),
  page(
    'article',
    '/articles/narusheniya-zreniya/astigmatizm/',
    /Астигматизм/,
    [19, 23],
    [102, 113],
  ),
  page('tags', '/tags/', /теги|темы|темам/i, [13, 16], [99, 110]),
  page('tag', '/tags/blizorukost/', /Близорукость/, [15, 19], [102, 112]),
  page('faq', '/faq/', /Вопросы\sи\sответы/, [25, 30], [101, 112]),
  page('faq item', '/faq/item/kogda-menyat-linzy/', /./, [14, 18], [102, 113]),
  page('instructions', '/instructions/', /^Инструкции$/, [24, 28], [104, 115]),
  page('instructions of a type', '/instructions/uhod/', /Инструкции:\sУход/, [17, 21], [104, 115]),
  page('auth', '/auth/', /^Вход$/, [12, 18], [104, 122]),
  page('friend', '/friend/', /Пригласите\sдруга/, [13, 19], [99, 111]),
  page('friend registration', '/friend/registration/', /Добро\sпожаловать/, [12, 17], [99, 126]),
  page('poll', '/poll/', /Короткий\sопрос/, [14, 18], [113, 124]),
  page('survey', '/survey/', /Анкета/, [14, 18], [113, 123]),
  page('content list', '/content/', /./, [13, 17], [99, 110]),
  page('content', '/content/dostupnost/', /Доступность/, [14, 18], [99, 110]),
  page('link library', '/library-link/', /Библиотека/, [14, 17], [100, 111]),
  page('links', '/biblioteka-poleznykh-links/', /Полезные\sссылки/, [14, 18], [99, 110]),
  page('discounts', '/discounts/', /Скидки\sна\sлинзы/, [15, 18], [102, 112]),
  page(
    'discounts, online',
    '/discounts/online/',
    /Скидки\sв\sинтернет-магазинах/,
    [14, 18],
    [102, 112],
  ),
  page('discount', '/discounts/1/', /Скидка\s15/, [15, 18], [101, 113]),
  page('discount shops', '/discounts/5/shops/?product=17', /Скидка\s25/, [15, 18], [105, 115]),
  page(
    'discount order',
    '/discounts/1/order/?product=1&shop=125',
    /Скидка\s15/,
    [15, 18],
    [104, 115],
  ),
  page('themes', '/themes/', /Темы\sдля\sразговора/, [14, 18], [100, 111]),
  page('theme', '/themes/1/', /Линзы\sи\sаллергия/, [15, 18], [100, 111]),
  page('theme feedback', '/themes/feedback/', /Задать\sвопрос/, [14, 18], [110, 121]),
  page('theme thanks', '/themes/feedback/thanks/', /Спасибо\sза\sвопрос/, [12, 16], [99, 109]),
  page('where to buy', '/where-buy/', /Где\sкупить/, [18, 22], [114, 125]),
  page('map of opticians', '/map-optic/', /Оптики/, [19, 23], [114, 125]),
  page('cities', '/city/', /Выберите\sгород/, [14, 18], [104, 115]),
  page('certificate', '/certificate/', /Бесплатная\sпара\sлинз/, [19, 23], [134, 148]),
  page('certificate single', '/certificate/single/', /Ваш\sсертификат/, [15, 18], [116, 129]),
  page('search', '/search/', /Поиск\sпо\sсайту/, [13, 17], [107, 118]),
  own('personal, main', '/personal/', /Личный\sкабинет/, [15, 19], [124, 132]),
  own('personal, orders', '/personal/orders/', /Мои\sзаказы/, [15, 19], [125, 134]),
  own('personal, certificates', '/personal/certificates/', /Мой\sсертификат/, [15, 19], [125, 131]),
  own('personal, reminders', '/personal/reminders/', /Замена\sлинз/, [15, 18], [109, 117]),
  own('personal, points', '/personal/points/', /^Баллы$/, [15, 18], [121, 129]),
  own('personal, history', '/personal/history/', /История\sбаллов/, [14, 18], [127, 134]),
  own('personal, codes', '/personal/codes/', /Коды\sс\sупаковок/, [15, 19], [126, 135]),
  own('personal, invite', '/personal/invite/', /Пригласить\sдруга/, [15, 18], [121, 128]),
  own('personal, partners', '/personal/partners/', /Предложения\sпартнёров/, [16, 19], [124, 133]),
  own('personal, sales', '/personal/sales/', /^Скидки$/, [15, 19], [122, 129]),
  own('personal, sale', '/personal/sales/1/', /./, [14, 18], [121, 128], '/personal/sales/[slug]/'),
  own('personal, webinars', '/personal/webinars/', /Вебинары/, [14, 18], [123, 131]),
  own('personal, surveys', '/personal/surveys/', /Опросы/, [15, 20], [125, 134]),
  own('personal, feedback', '/personal/feedback/', /Обратная\sсвязь/, [15, 19], [119, 126]),
  own('personal, profile', '/personal/profile/', /Мои\sданные/, [15, 19], [127, 137]),
  page('design system', '/tech/ui/', /Дизайн-система/, [24, 29], [118, 130]),
  {
    kind: 'not found',
    url: '/articles/net-takoj/',
    status: 404,
    heading: /Упс,\sстраница\sне\sнайдена\./,
  },
];

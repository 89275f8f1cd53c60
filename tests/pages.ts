/**
 * The one list of pages that all page tests walk: one of each kind. Add a page kind, add a line,
 * and it is checked for status, title, heading, accessibility, width and reading without a script.
 * `\s` in the headings: Russian typography puts non-breaking spaces between short words.
 */
export const pages = [
  { kind: 'home', url: '/', status: 200, heading: /Видеть\sясно/ },
  { kind: 'catalogue', url: '/catalog/', status: 200, heading: /Контактные\sлинзы/ },
  {
    kind: 'product',
    url: '/catalog/yasno-mesyac-torik/',
    status: 200,
    heading: /Ясно\sМесяц\sТорик/,
  },
  { kind: 'drops', url: '/catalog/yasno-kapli-monodozy/', status: 200, heading: /Ясно\sКапли/ },
  { kind: 'articles', url: '/articles/', status: 200, heading: /Всё\sо\sзрении/ },
  { kind: 'articles, numbered', url: '/articles/page/1/', status: 200, heading: /Всё\sо\sзрении/ },
  { kind: 'category', url: '/articles/uhod-i-gigiena/', status: 200, heading: /Уход\sи\sгигиена/ },
  {
    kind: 'article',
    url: '/articles/narusheniya-zreniya/astigmatizm/',
    status: 200,
    heading: /Астигматизм/,
  },
  { kind: 'tags', url: '/tags/', status: 200, heading: /теги|темы|темам/i },
  { kind: 'tag', url: '/tags/blizorukost/', status: 200, heading: /Близорукость/ },
  { kind: 'faq', url: '/faq/', status: 200, heading: /Вопросы\sи\sответы/ },
  { kind: 'faq item', url: '/faq/item/kogda-menyat-linzy/', status: 200, heading: /./ },
  { kind: 'content list', url: '/content/', status: 200, heading: /./ },
  { kind: 'content', url: '/content/dostupnost/', status: 200, heading: /Доступность/ },
  { kind: 'cities', url: '/city/', status: 200, heading: /Выберите\sгород/ },
  { kind: 'search', url: '/search/', status: 200, heading: /Поиск\sпо\sсайту/ },
  { kind: 'design system', url: '/tech/ui/', status: 200, heading: /Дизайн-система/ },
  {
    kind: 'not found',
    url: '/articles/net-takoj/',
    status: 404,
    heading: /Упс,\sстраница\sне\sнайдена\./,
  },
] as const;

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
  { kind: 'discounts', url: '/discounts/', status: 200, heading: /Скидки\sна\sлинзы/ },
  {
    kind: 'discounts, online',
    url: '/discounts/online/',
    status: 200,
    heading: /Скидки\sв\sинтернет-магазинах/,
  },
  { kind: 'discount', url: '/discounts/1/', status: 200, heading: /Скидка\s15/ },
  {
    kind: 'discount shops',
    url: '/discounts/5/shops/?product=17',
    status: 200,
    heading: /Скидка\s25/,
  },
  {
    kind: 'discount order',
    url: '/discounts/1/order/?product=1&shop=125',
    status: 200,
    heading: /Скидка\s15/,
  },
  { kind: 'themes', url: '/themes/', status: 200, heading: /Темы\sдля\sразговора/ },
  { kind: 'theme', url: '/themes/1/', status: 200, heading: /Линзы\sи\sаллергия/ },
  { kind: 'theme feedback', url: '/themes/feedback/', status: 200, heading: /Задать\sвопрос/ },
  {
    kind: 'theme thanks',
    url: '/themes/feedback/thanks/',
    status: 200,
    heading: /Спасибо\sза\sвопрос/,
  },
  { kind: 'cities', url: '/city/', status: 200, heading: /Выберите\sгород/ },
  { kind: 'design system', url: '/tech/ui/', status: 200, heading: /Дизайн-система/ },
  {
    kind: 'not found',
    url: '/articles/net-takoj/',
    status: 404,
    heading: /Упс,\sстраница\sне\sнайдена\./,
  },
] as const;

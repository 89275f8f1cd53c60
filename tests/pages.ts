/**
 * The one list of pages that all page tests walk: one of each kind. Add a page kind, add a line,
 * and it is checked for status, title, heading, accessibility, width and reading without a script.
 */
export const pages = [
  { kind: 'home', url: '/', status: 200, heading: /Видеть ясно/ },
  { kind: 'catalogue', url: '/catalog/', status: 200, heading: /Продукты|Линзы|Каталог/ },
  { kind: 'product', url: '/catalog/yasno-mesyac-torik/', status: 200, heading: /Ясно Месяц Торик/ },
  { kind: 'drops', url: '/catalog/yasno-kapli-monodozy/', status: 200, heading: /Ясно Капли/ },
  { kind: 'articles', url: '/articles/', status: 200, heading: /Всё о зрении/ },
  { kind: 'articles, numbered', url: '/articles/page/1/', status: 200, heading: /Всё о зрении/ },
  { kind: 'category', url: '/articles/uhod-i-gigiena/', status: 200, heading: /Уход и гигиена/ },
  { kind: 'article', url: '/articles/narusheniya-zreniya/astigmatizm/', status: 200, heading: /Астигматизм/ },
  { kind: 'tags', url: '/tags/', status: 200, heading: /теги|темы|темам/i },
  { kind: 'tag', url: '/tags/blizorukost/', status: 200, heading: /Близорукость/ },
  { kind: 'faq', url: '/faq/', status: 200, heading: /Вопросы и ответы/ },
  { kind: 'faq item', url: '/faq/item/kogda-menyat-linzy/', status: 200, heading: /./ },
  { kind: 'content list', url: '/content/', status: 200, heading: /./ },
  { kind: 'content', url: '/content/dostupnost/', status: 200, heading: /Доступность/ },
  { kind: 'not found', url: '/articles/net-takoj/', status: 404, heading: /Упс, страница не найдена\./ },
] as const;

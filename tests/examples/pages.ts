import type { Discount } from '../../contract/schemas/discount.ts';
import type {
  FaqItem,
  Footnote,
  Instruction,
  InstructionType,
  LinkPage,
  StaticPage,
  Theme,
} from '../../contract/schemas/reference.ts';
import type { ListPage } from '../../contract/schemas/list-pages.ts';
import type { City } from '../../contract/schemas/shop.ts';
import { linkTo, examplePicture, stored, words } from './parts.ts';

/** Entities besides articles and products, for unit tests. */

export const exampleFaqSection = (id: number) => ({
  id,
  alias: `part-${id}`,
  title: `Часть ${id}`,
  items: 1,
});

export function exampleFaqItem(id = 1, sectionId = 1, over: Partial<FaqItem> = {}): FaqItem {
  const alias = `question-${id}`;
  const own = { id, alias, url: `/faq/item/${alias}/`, question: `Вопрос ${id}?` };
  const section = linkTo({ ...exampleFaqSection(sectionId), url: `/faq/#part-${sectionId}` });
  return { ...stored, ...own, answer: '<p>Ответ</p>', section, popular: false, ...over };
}

export const exampleListPage = (
  code: ListPage['code'],
  over: Partial<ListPage> = {},
): ListPage => ({
  ...stored,
  code,
  title: `Заголовок ${code}`,
  crumb: `Имя ${code}`,
  lead: `О чём ${code}`,
  description: `Описание ${code}`,
  ...over,
});

export const exampleInstructionType = (id = 1, over: Partial<InstructionType> = {}) => ({
  id,
  alias: `type-${id}`,
  title: `Вид ${id}`,
  instructions: 1,
  ...over,
});

export function exampleInstruction(id = 1, typeId = 1, over: Partial<Instruction> = {}) {
  const alias = `instruction-${id}`;
  const own = { id, alias, url: `/instructions/#${alias}`, title: `Инструкция ${id}` };
  const { instructions: _, ...type } = exampleInstructionType(typeId);
  return {
    ...stored,
    ...own,
    lead: 'О чём она',
    type: { ...type, url: `/instructions/${type.alias}/` },
    minutes: 5,
    steps: [words],
    warnings: ['Осторожно'],
    cover: examplePicture(),
    ...over,
  };
}

export function exampleStaticPage(id = 1, over: Partial<StaticPage> = {}): StaticPage {
  const alias = `page-${id}`;
  const own = { id, alias, url: `/content/${alias}/`, title: `Страница ${id}` };
  const words = { lead: 'О странице', body: '<p>Текст</p>' };
  return { ...stored, ...own, ...words, document: null, ...over };
}

export function exampleLinkPage(id = 1, over: Partial<LinkPage> = {}): LinkPage {
  const alias = `library-${id}`;
  const links = [{ title: 'Сайт', url: 'https://example.ru/', note: 'О чём он' }];
  const own = { id, alias, url: `/${alias}/`, title: `Подборка ${id}`, lead: 'О ней' };
  return { ...stored, ...own, groups: [{ title: 'Ведомства', links }], ...over };
}

export const exampleFootnote = (code: string, text = `Сноска ${code}`): Footnote => ({
  id: 1,
  code,
  text,
  updated_at: stored.updated_at,
});

export function exampleTheme(id = 1, over: Partial<Theme> = {}): Theme {
  const own = { id, alias: `theme-${id}`, url: `/themes/${id}/`, title: `Разговор ${id}` };
  const words = { lead: 'О разговоре', body: '<p>Текст</p>', cover: examplePicture() };
  return { ...stored, ...own, ...words, redirect: null, ...over };
}

export function exampleDiscount(id = 1, over: Partial<Discount> = {}): Discount {
  const own = { id, alias: `discount-${id}`, url: `/discounts/${id}/`, title: `Скидка ${id}` };
  const words = { lead: 'О скидке', body: '<p>Условия</p>', cover: examplePicture() };
  const valid = { percent: 15, valid_from: '2026-01-01', valid_to: '2026-12-31' };
  return { ...stored, ...own, ...words, ...valid, kind: 'online', products: 1, ...over };
}

export function exampleCity(id: number, title: string, shops = 1): City {
  return { id, title, region: 'Область', lat: 55, lon: 37, shops, updated_at: stored.updated_at };
}

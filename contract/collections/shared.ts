/** Fields that many collections have, each defined once. */
import { BODY, LEAD, TITLE } from './lengths.ts';
import { richTextKeeps } from './rich-text.ts';

export const title = { kind: 'text', label: 'Название', max: TITLE } as const;

export const lead = {
  kind: 'text',
  label: 'Подводка',
  help: 'Одно-два предложения под заголовком; они же видны в\u00a0списках.',
  max: LEAD,
  isLong: true,
} as const;

export const body = {
  kind: 'rich-text',
  label: 'Текст',
  max: BODY,
  keeps: richTextKeeps,
} as const;

export const alias = {
  kind: 'alias',
  label: 'Адрес',
  help: 'Последняя часть адреса страницы, латиницей: kak-vybrat-linzy.',
} as const;

/** The name of an entity without a page of its own. */
export const code = {
  kind: 'alias',
  label: 'Код',
  help: 'Короткое имя латиницей, по\u00a0которому на\u00a0запись ссылаются.',
} as const;

/** @param where on the site it is. */
export const coverOf = (where: string) =>
  ({ kind: 'picture', label: 'Обложка', help: where }) as const;

/** The cover of a section: its pages show no picture, but one is required. */
export const sectionCover = coverOf(
  'На\u00a0сайте раздел пока без картинки, поэтому подойдёт любая по\u00a0теме.',
);

export const position = {
  kind: 'position',
  label: 'Место',
  help: 'Порядок в\u00a0списке: меньшее число выше, пусто\u00a0— в\u00a0конце.',
} as const;

/** @param why they are listed here. */
export const productsOf = (why: string) =>
  ({ kind: 'references', label: 'Товары', help: why, to: 'products' }) as const;

/** A heading and a paragraph. */
export const titledText = {
  title: { kind: 'text', label: 'Заголовок', max: TITLE },
  text: { kind: 'text', label: 'Текст', max: LEAD, isLong: true },
} as const;

export const button = {
  title: { kind: 'text', label: 'Надпись', max: TITLE },
  url: { kind: 'address', label: 'Куда ведёт', to: 'any' },
} as const;

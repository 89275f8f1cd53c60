/** Fields that many collections have, each said once. */
import { BODY, LEAD, TITLE } from './lengths.ts';
import { richTextKeeps } from './rich-text.ts';

export const title = { kind: 'text', label: 'Название', max: TITLE } as const;

export const lead = {
  kind: 'text',
  label: 'Подводка',
  help: 'Одно–два предложения под заголовком; они же видны в\u00a0списках.',
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

export const cover = { kind: 'picture', label: 'Обложка' } as const;

export const position = {
  kind: 'position',
  label: 'Место',
  help: 'Порядок в\u00a0списке: меньшее число выше.',
} as const;

export const products = {
  kind: 'references',
  label: 'Товары',
  to: 'products',
} as const;

/** A heading and a paragraph. */
export const titledText = {
  title: { kind: 'text', label: 'Заголовок', max: TITLE },
  text: { kind: 'text', label: 'Текст', max: LEAD, isLong: true },
} as const;

export const button = {
  title: { kind: 'text', label: 'Надпись', max: TITLE },
  url: { kind: 'address', label: 'Куда ведёт', to: 'any' },
} as const;

import { RICH_TEXT_ELEMENTS, RICH_TEXT_EVERYWHERE, RICH_TEXT_SCHEMES } from '../rich-text.ts';

type ElementName = keyof typeof RICH_TEXT_ELEMENTS;

/** Labels for people; parts of another element have none. */
const labels: Readonly<Partial<Record<ElementName, string>>> = {
  h2: 'Заголовок',
  h3: 'Подзаголовок',
  h4: 'Малый заголовок',
  p: 'Абзац',
  ul: 'Список',
  ol: 'Нумерованный список',
  blockquote: 'Цитата',
  strong: 'Важное',
  b: 'Полужирный',
  em: 'Выделение',
  i: 'Курсив',
  sub: 'Нижний индекс',
  sup: 'Верхний индекс или сноска',
  br: 'Перенос строки',
  a: 'Ссылка',
  table: 'Таблица',
  caption: 'Название таблицы',
  figure: 'Картинка или видео',
  figcaption: 'Подпись',
};

type RichTextElement = { readonly attributes: readonly string[]; readonly label: string | null };

/** What a rich text may contain, for authors of a screen. */
export type RichTextKeeps = {
  /** By HTML name. Of any other element, only the text is kept. */
  readonly elements: Readonly<Record<string, RichTextElement>>;
  readonly everywhere: readonly string[];
  readonly schemes: readonly string[];
};

const elementNames = Object.keys(RICH_TEXT_ELEMENTS) as ElementName[];

export const richTextKeeps: RichTextKeeps = {
  elements: Object.fromEntries(
    elementNames.map((name) => [
      name,
      { attributes: RICH_TEXT_ELEMENTS[name], label: labels[name] ?? null },
    ]),
  ),
  everywhere: RICH_TEXT_EVERYWHERE,
  schemes: RICH_TEXT_SCHEMES,
};

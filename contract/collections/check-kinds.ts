/** The kinds of findings of the content check, in display order. */

export type CheckKind = {
  /** «Нет описания картинки». */
  readonly label: string;
  /** Why it matters and how to fix it. */
  readonly help: string;
};

export const CHECK_KINDS = {
  dead_link: {
    label: 'Ссылка в\u00a0никуда',
    help: 'Страницы с\u00a0таким адресом на\u00a0сайте нет. Исправьте адрес или уберите ссылку.',
  },
  odd_link: {
    label: 'Сомнительный адрес',
    help: 'По\u00a0такому адресу чужого сайта читатель никуда не\u00a0попадёт.',
  },
  no_alt: {
    label: 'Картинка без описания',
    help: 'Кто картинку не\u00a0видит, не\u00a0узнает, что на\u00a0ней. Напишите одной фразой или отметьте, что это украшение.',
  },
  small_picture: {
    label: 'Мелкая картинка',
    help: 'На\u00a0широком экране она будет размытой. Загрузите крупнее.',
  },
  long_title: {
    label: 'Длинный заголовок',
    help: 'В\u00a0поиске его конец не\u00a0виден. Главное\u00a0— в\u00a0первых 60\u00a0знаках.',
  },
  same_title: {
    label: 'Одинаковые заголовки',
    help: 'Читатель и\u00a0поиск не\u00a0отличат одну страницу от\u00a0другой.',
  },
  same_alias: {
    label: 'Занятый адрес',
    help: 'Черновик не\u00a0выйдет, пока у\u00a0него адрес другой записи.',
  },
  unknown_region: {
    label: 'Незнакомый регион',
    help: 'Местное время там неизвестно: «сейчас открыто» считается по\u00a0московскому. Напишите регион полностью: Тульская область.',
  },
  orphan: {
    label: 'Никто не\u00a0ссылается',
    help: 'Сюда не\u00a0ведут ни\u00a0тексты, ни\u00a0меню, ни\u00a0теги: страницу почти не\u00a0найти.',
  },
  unused_footnote: {
    label: 'Сноска не\u00a0нужна',
    help: 'Ни\u00a0один текст на\u00a0неё не\u00a0ссылается.',
  },
  stale: {
    label: 'Давно не\u00a0меняли',
    help: 'Два года без правок. Проверьте, всё ли ещё верно.',
  },
} as const satisfies Readonly<Record<string, CheckKind>>;

export type CheckName = keyof typeof CHECK_KINDS;

export const CHECK_NAMES = Object.keys(CHECK_KINDS) as readonly CheckName[];

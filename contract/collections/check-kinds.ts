/** The kinds of findings of the content check by their labels, in display order. */
export const CHECK_KINDS = {
  dead_link: 'Ссылка в\u00a0никуда',
  odd_link: 'Сомнительный адрес',
  no_alt: 'Картинка без описания',
  small_picture: 'Мелкая картинка',
  long_title: 'Длинный заголовок',
  same_title: 'Одинаковые заголовки',
  same_alias: 'Занятый адрес',
  unknown_region: 'Незнакомый регион',
  orphan: 'Никто не\u00a0ссылается',
  unused_footnote: 'Сноска не\u00a0нужна',
  stale: 'Давно не\u00a0меняли',
} as const;

export type CheckName = keyof typeof CHECK_KINDS;

export const CHECK_NAMES = Object.keys(CHECK_KINDS) as readonly CheckName[];

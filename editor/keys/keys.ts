/** Keyboard shortcuts: they press the button with the same `aria-keyshortcuts`. */

export const SAVE_KEYS = { 'aria-keyshortcuts': 'Control+S', title: 'Ctrl+S' } as const;
export const PUBLISH_KEYS = { 'aria-keyshortcuts': 'Control+Enter', title: 'Ctrl+Enter' } as const;

/** The texts of the dialog with shortcuts. */
export const KEYS: readonly (readonly [keys: string, words: string])[] = [
  ['Ctrl+S', 'Сохранить черновик'],
  ['Ctrl+Enter', 'Опубликовать'],
  ['Ctrl+K или /', 'Найти запись по\u00a0названию'],
  ['Tab', 'В\u00a0таблице\u00a0— следующая ячейка, в\u00a0списке\u00a0— отступ'],
  ['Escape, затем Tab', 'Выйти из\u00a0текста, и\u00a0из\u00a0таблицы тоже'],
  ['?', 'Эта подсказка'],
  ['Shift и\u00a0щелчок', 'Выбрать в\u00a0списке всё подряд'],
];

export type Pressed = 'save' | 'publish' | 'search' | 'keys';

type Keys = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** By physical key: in a Russian layout, `key` is another character. */
const WITH_CONTROL: Readonly<Record<string, Pressed>> = {
  KeyS: 'save',
  Enter: 'publish',
  NumpadEnter: 'publish',
  KeyK: 'search',
};

/** Only when the user is not typing; these keys give a point and a comma in a Russian layout. */
const ALONE: Readonly<Record<string, Pressed>> = { '/': 'search', '?': 'keys' };

/** The shortcut of a key event; null for plain typing. @param isTyping into a field or a text. */
export function pressed({ code, key, ctrlKey, metaKey, altKey }: Keys, isTyping: boolean) {
  if (altKey) return null;
  if (ctrlKey || metaKey) return WITH_CONTROL[code] ?? null;
  return isTyping ? null : (ALONE[key] ?? null);
}

/** The keys of the screen: what a button says of itself (`aria-keyshortcuts`) presses it. */

export const SAVE_KEYS = { 'aria-keyshortcuts': 'Control+S', title: 'Ctrl+S' } as const;
export const PUBLISH_KEYS = { 'aria-keyshortcuts': 'Control+Enter', title: 'Ctrl+Enter' } as const;

/** What the dialog about them says. */
export const KEYS: readonly (readonly [keys: string, words: string])[] = [
  ['Ctrl+S', 'Сохранить черновик'],
  ['Ctrl+Enter', 'Опубликовать'],
  ['Ctrl+K или /', 'Найти запись по\u00a0названию'],
  ['?', 'Эта подсказка'],
  ['Shift и\u00a0щелчок', 'Выбрать в\u00a0списке всё подряд'],
];

export type Pressed = 'save' | 'publish' | 'search' | 'keys';

type Keys = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** By the place on the keyboard: with Russian letters the key itself is another one. */
const WITH_CONTROL: Readonly<Record<string, Pressed>> = {
  KeyS: 'save',
  Enter: 'publish',
  NumpadEnter: 'publish',
  KeyK: 'search',
};

/** Only where nothing is typed; the same places with Russian letters give a point and a comma. */
const ALONE: Readonly<Record<string, Pressed>> = { '/': 'search', '?': 'keys' };

/** What a key asks for; null for one that only writes. @param isTyping into a field or a text. */
export function pressed({ code, key, ctrlKey, metaKey, altKey }: Keys, isTyping: boolean) {
  if (altKey) return null;
  if (ctrlKey || metaKey) return WITH_CONTROL[code] ?? null;
  return isTyping ? null : (ALONE[key] ?? null);
}

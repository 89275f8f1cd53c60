/** Display options of the preview. */
import { VIEW_VALUES } from '../../src/config/view.ts';

export type Look<Value extends string | number> = {
  readonly value: Value;
  readonly name: string;
};

export const WIDTHS = [
  { value: 360, name: 'Телефон' },
  { value: 768, name: 'Планшет' },
  { value: 1280, name: 'Компьютер' },
] as const satisfies readonly Look<number>[];

type Palette = (typeof VIEW_VALUES.palette)[number];

const names: Readonly<Record<Palette, string>> = {
  light: 'Светлая',
  dark: 'Тёмная',
  contrast: 'Контрастная',
};

export const PALETTES: readonly [Look<Palette>, ...Look<Palette>[]] = [
  { value: 'light', name: names.light },
  ...VIEW_VALUES.palette
    .filter((value) => value !== 'light')
    .map((value) => ({ value, name: names[value] })),
];

import { VIEW_SETTINGS, type View, type ViewSetting } from '../config/view.ts';

type Option = { value: string; title: string };

/** The texts of the settings panel. An empty value is the default design. */
export const VIEW_WORDS: Readonly<Record<ViewSetting, { title: string; options: Option[] }>> = {
  'text-size': {
    title: 'Размер текста',
    options: [
      { value: '', title: 'Обычный' },
      { value: '1', title: 'Средний' },
      { value: '2', title: 'Крупный' },
      { value: '3', title: 'Очень крупный' },
    ],
  },
  palette: {
    title: 'Цвета',
    options: [
      { value: '', title: 'Авто' },
      { value: 'light', title: 'Светлые' },
      { value: 'dark', title: 'Тёмные' },
      { value: 'contrast', title: 'Чёрный на\u00a0белом' },
    ],
  },
  'letter-spacing': {
    title: 'Между буквами',
    options: [
      { value: '', title: 'Обычно' },
      { value: '1', title: 'Шире' },
      { value: '2', title: 'Широко' },
    ],
  },
  'line-spacing': {
    title: 'Между строками',
    options: [
      { value: '', title: 'Обычно' },
      { value: '1', title: 'Шире' },
      { value: '2', title: 'Широко' },
    ],
  },
  pictures: {
    title: 'Изображения',
    options: [
      { value: '', title: 'Показаны' },
      { value: 'off', title: 'Скрыты' },
    ],
  },
};

/** The order in the panel: the most used settings come first. */
export const PANEL_ORDER = Object.keys(VIEW_WORDS) as readonly ViewSetting[];

/** The difference between two views, as announced to screen readers: «Размер текста: крупный». */
export function changeInWords(before: View, after: View): string {
  const changed = VIEW_SETTINGS.filter((setting) => before[setting] !== after[setting]);
  return changed
    .map((setting) => {
      const { title, options } = VIEW_WORDS[setting];
      const option = options.find(({ value }) => value === (after[setting] ?? ''));
      return `${title}: ${option?.title.toLowerCase() ?? ''}`;
    })
    .join('. ');
}

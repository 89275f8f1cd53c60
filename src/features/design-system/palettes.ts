/** The palettes to show, by their `data-palette` values. */
export const palettes = [
  { name: 'light', title: 'Светлая' },
  { name: 'dark', title: 'Тёмная' },
  { name: 'contrast', title: 'Контрастная' },
] as const;

export type PaletteName = (typeof palettes)[number]['name'];

/** Palettes to look at, as `data-palette` names them. */
export const palettes = [
  { name: 'light', title: 'Светлая' },
  { name: 'dark', title: 'Тёмная' },
  { name: 'contrast', title: 'Контрастная' },
] as const;

export type PaletteName = (typeof palettes)[number]['name'];

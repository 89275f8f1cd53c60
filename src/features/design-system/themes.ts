/** Themes to look at, as `data-theme` names them. */
export const themes = [
  { name: 'light', title: 'Светлая' },
  { name: 'dark', title: 'Тёмная' },
  { name: 'contrast', title: 'Контрастная' },
] as const;

export type ThemeName = (typeof themes)[number]['name'];

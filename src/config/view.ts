/**
 * The view settings of the site with their values. A setting at its default has no value. The name
 * is the key in the cookie, the field of the form and, after `data-`, the attribute of `<html>`
 * that the styles select by.
 */
export const VIEW_VALUES = {
  palette: ['light', 'dark', 'contrast'],
  'text-size': ['1', '2', '3'],
  'letter-spacing': ['1', '2'],
  'line-spacing': ['1', '2'],
  pictures: ['off'],
} as const;

export type ViewSetting = keyof typeof VIEW_VALUES;

/** A visitor's settings; absent ones are at their default. */
export type View = { readonly [S in ViewSetting]?: (typeof VIEW_VALUES)[S][number] };

export const VIEW_SETTINGS = Object.keys(VIEW_VALUES) as readonly ViewSetting[];

/** The allowed part of an untrusted view: a cookie, a form, the attributes. */
export function viewOf(claim: (setting: ViewSetting) => unknown): View {
  const chosen = VIEW_SETTINGS.flatMap((setting) => {
    const value = claim(setting);
    const allowed: readonly unknown[] = VIEW_VALUES[setting];
    return allowed.includes(value) ? [[setting, value]] : [];
  });
  return Object.fromEntries(chosen);
}

/** The view in a cookie's decoded value; invalid settings are ignored. */
export function parseView(text: string): View {
  try {
    const claimed: unknown = JSON.parse(text);
    if (typeof claimed !== 'object' || claimed === null) return {};
    const own = new Map<string, unknown>(Object.entries(claimed));
    return viewOf((setting) => own.get(setting));
  } catch {
    return {};
  }
}

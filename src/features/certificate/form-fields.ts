import { ownName, type FlowForm } from './flow/flow-form.ts';

/** The fields of the form in order, as named in error messages. */
export const FIELD_LABELS = {
  name: 'Имя',
  lastname: 'Фамилия',
  phone: 'Телефон',
  email: 'Электронная почта',
  address: 'Ваш адрес',
  isLoyaltyMember: 'Участие в\u00a0программе',
  opticId: 'Салон оптики',
  policy: 'Согласие на\u00a0обработку данных',
} as const satisfies Partial<Record<keyof FlowForm, string>>;

export type FormField = keyof typeof FIELD_LABELS;

export const FORM_FIELDS: readonly FormField[] = [
  'name',
  'lastname',
  'phone',
  'email',
  'address',
  'isLoyaltyMember',
  'opticId',
  'policy',
];

export type Faults = Readonly<Partial<Record<FormField, string>>>;

/** The anchor of a field. */
export const fieldPlace = (field: FormField) => `certificate-${field}`;

/** The part of the window's height that the header and the disclaimer leave free. */
function freeHeight(): number {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const padding = (value: string) => parseFloat(value) || 0;
  return window.innerHeight - padding(scrollPaddingTop) - padding(scrollPaddingBottom);
}

/**
 * Scrolls to a field and focuses its input (the chosen one of several), or else its button. The field with
 * its label and error is scrolled fully into view; if it is higher than the window, its beginning is.
 */
export function goToField(field: FormField): void {
  const place = document.getElementById(fieldPlace(field));
  if (!place) return;
  const control =
    place.querySelector<HTMLElement>('input:checked') ??
    place.querySelector<HTMLElement>('input') ??
    place.querySelector('button');
  control?.focus({ preventScroll: true });
  const fits = place.getBoundingClientRect().height <= freeHeight();
  place.scrollIntoView({ block: fits ? 'center' : 'start' });
}

const isField = (name: string): name is FormField => Object.hasOwn(FIELD_LABELS, name);

/** Errors by our names; errors of unknown fields cannot be shown. */
export function faultsByField(fields: Readonly<Record<string, string>>): Faults {
  const faults: Partial<Record<FormField, string>> = {};
  for (const [sent, text] of Object.entries(fields)) {
    const name = ownName(sent);
    if (isField(name)) faults[name] ??= text;
  }
  return faults;
}

import * as v from 'valibot';
import { profileEdit, type Profile } from '../../../../contract/schemas/member.ts';
import { isMemberConsent, versionsOf } from '../../../config/member-consents.ts';
import type { ProfileEdit } from './profile.ts';

export type City = { readonly id: number; readonly title: string };

/** Errors by the contract's names of fields: `email`, `children.0.firstName`. */
export type Faults = Readonly<Record<string, string>>;

/** Name of a consent's checkbox. */
export const consentField = (code: string) => `consent-${code}`;

/**
 * The consent required for membership: its box is disabled, and therefore never in the form data.
 */
export const isFixed = ({ code, given }: Profile['consents'][number]) => code === 'policy' && given;

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Title of the member's city; empty if there is none or it is not in the list. */
export const cityTitle = (cities: readonly City[], id: number | null) =>
  cities.find((city) => city.id === id)?.title ?? '';

/** The typed city: null for none, undefined if unchanged, a string for an error. */
function cityOf(typed: string, before: number | null, cities: readonly City[]) {
  if (typed === cityTitle(cities, before)) return undefined;
  if (typed === '') return null;
  const same = (title: string) => title.toLowerCase() === typed.toLowerCase();
  return cities.find(({ title }) => same(title))?.id ?? 'Выберите город из\u00a0списка';
}

function childrenOf(form: FormData): { firstName: string; birthYear: number }[] {
  const years = form.getAll('child-year');
  return form.getAll('child-name').map((name, index) => ({
    firstName: String(name).trim(),
    birthYear: Number(years[index] ?? 0),
  }));
}

function childFaults(children: ReturnType<typeof childrenOf>): Faults {
  const faults: Record<string, string> = {};
  for (const [index, { firstName, birthYear }] of children.entries()) {
    if (firstName === '') faults[`children.${index}.firstName`] = 'Укажите имя';
    if (birthYear === 0) faults[`children.${index}.birthYear`] = 'Выберите год';
  }
  return faults;
}

/** The changed consents: unchanged ones are not given again. */
export function consentsOf(form: FormData, { consents }: Profile): Record<string, boolean> {
  const changed = consents
    .filter((consent) => !isFixed(consent))
    .map(({ code, given }) => ({ code, given, now: form.has(consentField(code)) }))
    .filter(({ given, now }) => given !== now);
  return Object.fromEntries(changed.map(({ code, now }) => [code, now]));
}

/** The errors of what is typed and has no value: an incomplete day would otherwise be saved as none. */
export function unreadable(form: HTMLFormElement): Faults {
  const birthday = form.elements.namedItem('birthday');
  const isPartial = birthday instanceof HTMLInputElement && birthday.validity.badInput;
  return isPartial ? { birthday: 'Укажите день, месяц и\u00a0год' } : {};
}

/** The changes that a filled form makes to a profile, or its errors. */
export function readProfile(
  form: FormData,
  before: Profile,
  cities: readonly City[],
): { edit: ProfileEdit; faults: null } | { edit: null; faults: Faults } {
  const children = childrenOf(form);
  const city = form.has('city') ? cityOf(textOf(form, 'city'), before.city_id, cities) : undefined;
  const consents = consentsOf(form, before);
  const changed = Object.keys(consents).filter(isMemberConsent);
  const email = textOf(form, 'email') || null;
  const edit: ProfileEdit = {
    firstName: textOf(form, 'firstName'),
    lastName: textOf(form, 'lastName') || null,
    ...(email !== before.email && { email }),
    birthday: textOf(form, 'birthday') || null,
    ...(typeof city !== 'string' && city !== undefined && { city_id: city }),
    children,
    ...(changed.length > 0 && { consents, consentVersions: versionsOf(changed) }),
  };
  const faults: Record<string, string> = { ...childFaults(children) };
  if (typeof city === 'string') faults['city_id'] = city;
  for (const issue of v.safeParse(profileEdit, edit).issues ?? []) {
    faults[v.getDotPath(issue) ?? ''] ??= issue.message;
  }
  return Object.keys(faults).length > 0 ? { edit: null, faults } : { edit, faults: null };
}

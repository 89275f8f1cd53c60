import * as v from 'valibot';
import type { Profile } from '../../../../contract/schemas/member.ts';
import { keptInput } from '../../../client/memory/drafts.ts';
import { MEMBER_DRAFTS } from '../../../stores/member-data.ts';
import { cityTitle, type City } from './profile-form.ts';
import type { ProfileEdit } from './profile.ts';

/** Names of the inputs that there is one of each. */
const SINGLE = ['firstName', 'lastName', 'birthday', 'city', 'email'] as const;

/** Consents are not part of a draft: only a tick on this page gives one. */
const profileDraft = v.object({
  ...v.entriesFromList(SINGLE, v.exactOptional(v.string())),
  children: v.exactOptional(v.array(v.object({ firstName: v.string(), birthYear: v.string() }))),
});

/** The texts that are typed in «Мои данные» and not saved. */
export type ProfileDraft = v.InferOutput<typeof profileDraft>;

/** The texts of all its inputs. */
export type ProfileTexts = Required<ProfileDraft>;

/** Storage name of the draft. */
export const PROFILE_DRAFT = `${MEMBER_DRAFTS}profile`;

/** The texts of a saved profile. */
export const textsOf = (profile: Profile, cities: readonly City[]): ProfileTexts => ({
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  birthday: profile.birthday ?? '',
  city: cityTitle(cities, profile.city_id),
  email: profile.email ?? '',
  children: profile.children.map(({ firstName, birthYear }) => ({
    firstName,
    birthYear: String(birthYear),
  })),
});

/**
 * The texts in a form that differ from the saved ones. The others are not in the draft: they may be saved
 * elsewhere before it is restored.
 */
export function draftIn(form: FormData, saved: ProfileTexts): ProfileDraft {
  const draft: ProfileDraft = {};
  for (const name of SINGLE) {
    const typed = form.get(name);
    if (typeof typed === 'string' && typed !== saved[name]) draft[name] = typed;
  }
  const years = form.getAll('child-year');
  const children = form.getAll('child-name').map((name, index) => ({
    firstName: String(name),
    birthYear: String(years[index] ?? ''),
  }));
  if (JSON.stringify(children) !== JSON.stringify(saved.children)) draft.children = children;
  return draft;
}

/**
 * An edit without the fields that the form still shows as they were: another device may have saved them since.
 * The contract requires the name, so it is the latest one that this page knows.
 */
export function changesOf(edit: ProfileEdit, changed: ProfileDraft, { firstName }: Profile) {
  const { email, city_id, lastName, birthday, children, consents, consentVersions } = edit;
  return {
    firstName: changed.firstName === undefined ? (firstName ?? edit.firstName) : edit.firstName,
    ...('lastName' in changed && { lastName }),
    ...('email' in changed && { email }),
    ...('birthday' in changed && { birthday }),
    ...('city' in changed && { city_id }),
    ...('children' in changed && { children }),
    ...(consents && { consents, consentVersions }),
  };
}

/** The stored draft; empty if there is none. */
export function keptDraft(): ProfileDraft {
  const { success, output } = v.safeParse(profileDraft, keptInput(PROFILE_DRAFT));
  return success ? output : {};
}

import { dropDrafts, setDraftsAside, takeDraftsBack } from '../client/memory/drafts.ts';
import { forgetCertificate } from '../client/offline/forget-certificate.ts';
import { failure, type Result } from '../client/calls/result.ts';
import { createResource, type Load, type Resource } from './resource.ts';
import { signInMark } from './session.ts';

/** Prefix of the names of member drafts: the next member on this device must not read them. */
export const MEMBER_DRAFTS = 'personal.';

/**
 * Beginning of the keys of wishes in the tab's storage; the mark of the sign-in follows, a full stop and
 * the wish. Named like a draft, so that they are removed with the member's drafts.
 */
export const ATTEMPTS = `draft.${MEMBER_DRAFTS}attempt.`;

const emptyings = new Set<() => void>();

/**
 * Registers a store of member data to be cleared at sign-out. State that is not a resource (answers being
 * typed, rows loaded page by page, a pending attempt) registers itself here, once, next to its definition.
 */
export function onMemberLeft(empty: () => void): void {
  emptyings.add(empty);
}

/** What the member signs in with now; nothing before their profile has been read. */
let contacts: () => readonly (string | null | undefined)[] = () => [];

/** Sets how the member's current contacts are read. */
export function knowContacts(current: typeof contacts): void {
  contacts = current;
}

/** Addresses are compared regardless of case. */
const asContact = (typed: string) => typed.trim().toLowerCase();

/** A session has ended without its member's doing: what they typed waits until they sign in again. */
export function keepTyped(): void {
  const known = contacts().flatMap((contact) => (contact ? [asContact(contact)] : []));
  setDraftsAside(MEMBER_DRAFTS, known);
}

/** The key of a wish in the new session. */
const keyNow = (key: string) =>
  key.startsWith(ATTEMPTS)
    ? `${ATTEMPTS}${signInMark()}${key.slice(key.indexOf('.', ATTEMPTS.length))}`
    : key;

/**
 * Brings back what the member typed before their session ended, and the keys of wishes that got no response:
 * wished again, they are still carried out once.
 */
export const restoreTyped = (contact: string): void => takeDraftsBack(asContact(contact), keyNow);

/** Clears all member data, including pages stored for offline reading, and aborts pending requests. */
export function forgetMember(): void {
  for (const empty of emptyings) empty();
  dropDrafts(MEMBER_DRAFTS);
  forgetCertificate();
}

/** The result of a member call when the member has signed out or another one has signed in meanwhile. */
export const notYours = (call: string): Result<never> =>
  failure({
    code: 'unauthorized',
    description: 'Вы\u00a0вышли из\u00a0кабинета. Войдите снова',
    call,
    reason: 'requested under another sign-in, or under none',
  });

/**
 * A resource of the signed-in member. A response that arrives after signing out, or after another
 * member has signed in (in this tab or another), is dropped, and all data of the first member is
 * cleared. Signed-out visitors make no request.
 */
export function memberResource<T extends object, Args extends unknown[] = []>(
  load: Load<T, Args>,
): Resource<T, Args> {
  const resource = createResource<T, Args>(async (signal, ...args) => {
    const mark = signInMark();
    if (mark === null) return notYours('member');
    try {
      return await load(signal, ...args);
    } finally {
      // Cleared before the response arrives there, so that the resource discards it as outdated.
      if (signInMark() !== mark) forgetMember();
    }
  });
  onMemberLeft(() => resource.reset());
  return resource;
}

import { dropDrafts } from '../client/memory/drafts.ts';
import { failure, type Result } from '../client/calls/result.ts';
import { createResource, type Load, type Resource } from './resource.ts';
import { signInMark } from './session.ts';

/** What the name of a member's own draft begins with: the next person here must not read it. */
export const MEMBER_DRAFTS = 'personal.';

const emptyings = new Set<() => void>();

/**
 * Has a store of the member's own emptied when he leaves: what is no resource (answers being typed,
 * rows gathered page by page, an attempt under way) registers itself here, once, beside its state.
 */
export function onMemberLeft(empty: () => void): void {
  emptyings.add(empty);
}

/** Empties everything that was kept of a member, replies under way included. */
export function forgetMember(): void {
  for (const empty of emptyings) empty();
  dropDrafts(MEMBER_DRAFTS);
}

/** What a member's call gets that nobody is signed in for, or not the same person any more. */
export const notYours = (call: string): Result<never> =>
  failure({
    code: 'unauthorized',
    description: 'Вы\u00a0вышли из\u00a0кабинета. Войдите снова',
    call,
    reason: 'asked under another signing in, or under none',
  });

/**
 * A resource that belongs to whoever is signed in. A reply that comes after signing out, or when
 * somebody else is signed in by then (in this tab or another), is dropped, and all that was kept
 * of the one who asked with it. A stranger asks for nothing.
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
      // Emptied before the reply arrives there: it comes too late for the resource then.
      if (signInMark() !== mark) forgetMember();
    }
  });
  onMemberLeft(() => resource.reset());
  return resource;
}

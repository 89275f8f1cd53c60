import { keepForTab, keptForTab } from '../client/memory/page-memory.ts';

const KEY = 'invite';
/**
 * A code, and what messengers take for a part of its link: the full stop, bracket or quotation mark after it.
 * Read from its beginning: looking for the end of a long text takes time quadratic in its length.
 */
const CODE = /^([\w-]{1,60})[^\w-]*$/;

/** The code in a URL such as `?invite=CODE`; null if missing or invalid. */
export function inviteOf(search: string): string | null {
  const [, code = null] = CODE.exec(new URLSearchParams(search).get('invite') ?? '') ?? [];
  return code;
}

/** Stores a new visitor's invitation code until they sign in, so that both members get their points. */
export function keepInvite(code: string): void {
  keepForTab(KEY, code);
}

/** The stored code; null if there is none. */
export function keptInvite(): string | null {
  return keptForTab(KEY);
}

/** Removes it: the invitation has been used. */
export function dropInvite(): void {
  keepForTab(KEY, null);
}

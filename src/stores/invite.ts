import { keepForTab, keptForTab } from '../client/memory/page-memory.ts';

const KEY = 'invite';
const CODE = /^[\w-]{1,60}$/;

/** What messengers take for a part of a link: the full stop, bracket or quotation mark after it. */
const AFTER_LINK = /[^\w-]+$/;

/** The code in a URL such as `?invite=CODE`; null if missing or invalid. */
export function inviteOf(search: string): string | null {
  const code = new URLSearchParams(search).get('invite')?.replace(AFTER_LINK, '') ?? '';
  return CODE.test(code) ? code : null;
}

/** Stores a new visitor's invitation code until they sign in, so that both members get their points. */
export function keepInvite(code: string): void {
  keepForTab(KEY, code);
}

export function keptInvite(): string | null {
  return keptForTab(KEY);
}

export function dropInvite(): void {
  keepForTab(KEY, null);
}

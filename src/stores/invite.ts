import { keepForTab, keptForTab } from '../client/memory/page-memory.ts';

const KEY = 'invite';
const CODE = /^[\w-]{1,60}$/;

/** The code in a URL such as `?invite=CODE`; null if missing or invalid. */
export function inviteOf(search: string): string | null {
  const code = new URLSearchParams(search).get('invite');
  return code !== null && CODE.test(code) ? code : null;
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

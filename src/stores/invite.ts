import { keepForTab, keptForTab } from '../client/memory/page-memory.ts';

const KEY = 'invite';
const CODE = /^[\w-]{1,60}$/;

/** The code of an address such as `?invite=CODE`; null where there is none, or nonsense. */
export function inviteOf(search: string): string | null {
  const code = new URLSearchParams(search).get('invite');
  return code !== null && CODE.test(code) ? code : null;
}

/** Keeps the code a stranger came with until he signs in: both get their points by it. */
export function keepInvite(code: string): void {
  keepForTab(KEY, code);
}

export function keptInvite(): string | null {
  return keptForTab(KEY);
}

export function dropInvite(): void {
  keepForTab(KEY, null);
}

import type { SignInStep } from '../../stores/sign-in-flow.ts';

/** Keys consist of letters, digits, hyphens and underscores; anything else is not our link. */
const KEY = /^[\w-]{8,200}$/;

const STEPS = [
  ['confirm', 'confirmation'],
  ['restore', 'newPassword'],
] as const;

/**
 * The action of a link in an email: `/auth/?confirm=KEY` or `/auth/?restore=KEY`; or of a password manager,
 * `/auth/?forgotten`, which needs no key (netlify.toml leads it here).
 */
export function letterLink(search: string): { step: SignInStep | null; key: string } {
  const query = new URLSearchParams(search);
  for (const [name, step] of STEPS) {
    const key = query.get(name);
    if (key !== null && KEY.test(key)) return { step, key };
  }
  return { step: query.has('forgotten') ? 'forgotten' : null, key: '' };
}

import { routes } from '../../src/config/routes.ts';

/**
 * The address of a page that leads to a new one when its alias changes; null where the alias is no
 * part of it, and for kinds of instructions, which have no former addresses.
 */
export function movedFrom(url: unknown, alias: unknown): string | null {
  if (typeof url !== 'string' || typeof alias !== 'string') return null;
  if (!url.endsWith(`/${alias}/`)) return null;
  return url === routes.instructionType(alias) ? null : url;
}

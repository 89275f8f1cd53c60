import { routes } from '../../src/config/routes.ts';

/**
 * The page's address, which will redirect to a new one when the alias changes; null where the alias
 * is not part of it, and for kinds of instructions, which have no redirects.
 */
export function movedFrom(url: unknown, alias: unknown): string | null {
  if (typeof url !== 'string' || typeof alias !== 'string') return null;
  if (!url.endsWith(`/${alias}/`)) return null;
  return url === routes.instructionType(alias) ? null : url;
}

/** Link targets: turns typed text into an address that saving keeps. */
import { RICH_TEXT_SCHEMES } from '../../contract/rich-text.ts';

const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const HOST = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#:]|$)/u;
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const PHONE = /^\+?[\d\s()-]{7,}$/;

/**
 * The address as the text stores it: without the origin for a page of this site, with a scheme for
 * any other.
 * @param origin of the site.
 */
export function asAddress(typed: string, origin: string): string {
  const text = typed.trim();
  if (text === origin) return '/';
  if (text.startsWith(`${origin}/`)) return text.slice(origin.length);
  if (SCHEME.test(text) || /^[/#]/.test(text)) return text;
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return HOST.test(text) ? `https://${text}` : text;
}

const isScheme = (name: string) => RICH_TEXT_SCHEMES.some((scheme) => scheme === name);

/** Why a link cannot have this address; null: it can. */
export function addressFault(address: string): string | null {
  const isOwn = /^(?:\/(?!\/)|#)/.test(address);
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase() ?? '';
  if ((isOwn || isScheme(scheme)) && !/\s/.test(address)) return null;
  return 'Выберите страницу из\u00a0найденных или впишите адрес: /articles/, https://…, почту или телефон';
}

/** Whether an address is a page of this site, which can be looked up. */
export const isOwnPage = (address: string): boolean =>
  /^\/(?!\/)/.test(address) && addressFault(address) === null;

/** What an address has to name so that there is a page. */
import { FIRST_PARTS, isPersonal } from '../../../src/config/routes.ts';
import type { AddressKind } from '../../db/schema-addresses.ts';
import { namedAddress, type NamedAddress } from '../../page-addresses/address-forms.ts';
import { FIXED_PAGES, pageOf } from '../../page-addresses/site-pages.ts';
import { isBuilt, isTakenBySite } from '../site-addresses.ts';

/** Kinds of pages that are not named by an alias, or not renamed with a redirect. */
type OtherKind = 'theme' | 'discount' | 'instructions';

export type PageName = NamedAddress<AddressKind | OtherKind>;

const OTHERS: readonly [OtherKind, RegExp][] = [
  ['theme', /^\/themes\/(?<alias>\d{1,9})\/$/],
  ['discount', /^\/discounts\/(?<alias>\d{1,9})\/(?:(?:shops|order)\/)?$/],
  ['instructions', /^\/instructions\/(?<alias>[a-z0-9-]+)\/$/],
];

function otherName(page: string): PageName | null {
  for (const [kind, form] of OTHERS) {
    const alias = form.exec(page)?.groups?.['alias'];
    if (alias !== undefined) return { kind, section: '', alias };
  }
  return null;
}

/** Pages of lists look like those of entities: `/articles/page/3/`. */
function isOfList({ kind, section, alias }: NamedAddress): boolean {
  return isTakenBySite(kind, alias) || (section !== '' && isTakenBySite('category', section));
}

/** An address of ours: its page, and the entity that has to be there; null where none could be. */
export type Target = { readonly page: string; readonly name: PageName | null };

/** Null for an address that always has a page, or of which only the site itself knows that. */
export function targetOf(address: string): Target | null {
  const path = pageOf(address);
  const page = path.endsWith('/') ? path : `${path}/`;
  if (FIXED_PAGES.has(page) || isPersonal(page) || isBuilt(page)) return null;
  const named = namedAddress(page);
  if (named) return isOfList(named) ? null : { page, name: named };
  const other = otherName(page);
  if (other) return { page, name: other };
  return FIRST_PARTS.has(page.split('/')[1] ?? '') ? null : { page, name: null };
}

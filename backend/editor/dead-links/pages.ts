/** The entity that has to exist for an address to have a page. */
import { FIRST_PARTS, isPersonal } from '../../../src/config/routes.ts';
import type { AddressKind } from '../../db/schema-addresses.ts';
import { namedAddress, type NamedAddress } from '../../page-addresses/address-forms.ts';
import { FIXED_PAGES, linkedPage } from '../../page-addresses/site-pages.ts';
import { isBuilt, isTakenBySite } from '../site-addresses.ts';

/** Kinds of pages that have no alias, or no redirect when they are renamed. */
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

/** Pages of lists have addresses like those of entities: `/articles/page/3/`. */
function isOfList({ kind, section, alias }: NamedAddress): boolean {
  return isTakenBySite(kind, alias) || (section !== '' && isTakenBySite('category', section));
}

/** An address of ours: its page, and the entity that must exist; null if no page can have it. */
export type Target = { readonly page: string; readonly name: PageName | null };

/** Null if the address always has a page, or if only the site knows whether it has one. */
export function targetOf(address: string): Target | null {
  const page = linkedPage(address);
  if (FIXED_PAGES.has(page) || isPersonal(page) || isBuilt(page)) return null;
  const named = namedAddress(page);
  if (named) return isOfList(named) ? null : { page, name: named };
  const other = otherName(page);
  if (other) return { page, name: other };
  return FIRST_PARTS.has(page.split('/')[1] ?? '') ? null : { page, name: null };
}

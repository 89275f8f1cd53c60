/** The addresses with a page, as far as the database knows. */
import { eq } from 'drizzle-orm';
import { isPersonal, routes } from '../../src/config/routes.ts';
import { discounts, instructionTypes, themes } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { namedAddress } from './address-forms.ts';
import { addressOf, namedNow } from './entity-addresses.ts';

/** URLs of the site that name no entity; not all of them are pages. */
export const FIXED_PAGES: ReadonlySet<string> = new Set(
  Object.values(routes).filter((route) => typeof route === 'string'),
);

/** An address without its query and fragment. */
export const pageOf = (address: string) => address.replace(/[?#].*$/, '');

/** The page that a link leads to: the last slash of an address may be missing. */
export function linkedPage(address: string): string {
  const path = pageOf(address);
  return path.endsWith('/') ? path : `${path}/`;
}

/** Whether the page of an entity exists that is addressed by id, or is not redirected when renamed. */
async function isOtherPage(db: Database, page: string): Promise<boolean> {
  const [, first, second = ''] = page.split('/');
  const id = /^\d{1,9}$/.test(second) ? Number(second) : 0;
  if (page === routes.theme(id)) return (await db.$count(themes, eq(themes.id, id))) > 0;
  if (
    [routes.discount, routes.discountShopsPage, routes.discountOrderPage].some(
      (to) => page === to(id),
    )
  ) {
    return (await db.$count(discounts, eq(discounts.id, id))) > 0;
  }
  if (first !== 'instructions' || page !== routes.instructionType(second)) return false;
  return (await db.$count(instructionTypes, eq(instructionTypes.alias, second))) > 0;
}

/** Whether a page of the site has this address, whatever its query. */
export async function isPage(db: Database, address: string): Promise<boolean> {
  const page = pageOf(address);
  if (FIXED_PAGES.has(page) || isPersonal(page)) return true;
  const named = namedAddress(page);
  if (!named) return await isOtherPage(db, page);
  const present = await namedNow(db, named.kind, false);
  return (
    present.some((one) => addressOf[named.kind](one) === page) || (await isOtherPage(db, page))
  );
}

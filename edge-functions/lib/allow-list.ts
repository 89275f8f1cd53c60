import type { AnyCall, Table } from '../../contract/call.ts';
import {
  discountOrderStep2,
  discountOrderStep3,
  discounts,
  discountsIshop,
  discountsShop,
} from '../../contract/calls/discounts.ts';
import { searchContent } from '../../contract/calls/search.ts';
import {
  formFeedback,
  formSave,
  registrationByEmail,
  restoreByEmail,
  token,
  tokenExpire,
} from '../../contract/calls/session.ts';
import { table } from '../../contract/table.ts';

/** Tables of section 7 whose calls pass the edge: what pages request at run time. */
const OPEN_TABLES: readonly Table[] = ['shops', 'user'];

/**
 * Single calls that pass as well: the session and the ways to register; forms; the steps of an
 * offer's order and a member's offers; the search. Content is already in the pages.
 */
const OPEN_CALLS: readonly AnyCall[] = [
  discountOrderStep2,
  discountOrderStep3,
  discounts,
  discountsIshop,
  discountsShop,
  formFeedback,
  formSave,
  registrationByEmail,
  restoreByEmail,
  searchContent,
  token,
  tokenExpire,
];

const isOpen = (entry: AnyCall) => OPEN_TABLES.includes(entry.table) || OPEN_CALLS.includes(entry);

const byPath = new Map<string, AnyCall>(table.filter(isOpen).map((entry) => [entry.path, entry]));

/** The contract's entry of an allowed path, or null. Exact paths only. */
export function allowedCall(pathname: string): AnyCall | null {
  return byPath.get(pathname) ?? null;
}

import { asc } from 'drizzle-orm';
import { redirects } from '../../../contract/calls/content.ts';
import { ADDRESS_KINDS, formerAddress } from '../../page-addresses/address-forms.ts';
import { addressOf, namedNow } from '../../page-addresses/entity-addresses.ts';
import { formerAddresses } from '../../db/schema.ts';
import { implement } from '../../handler.ts';

/**
 * Former addresses with the current ones, and the targets of editors' redirects. A deleted entity has no
 * current address. The build ignores a former address that belongs to a page again. A section is a query
 * of the catalogue, not a page, so a former alias that another section uses now is omitted here.
 */
const list = implement(redirects, async (_params, { db }) => {
  const sections = new Set((await namedNow(db, 'section', false)).map(addressOf.section));
  const former = await db
    .select()
    .from(formerAddresses)
    .orderBy(asc(formerAddresses.kind), asc(formerAddresses.section), asc(formerAddresses.alias));
  const present = new Map<string, string>();
  for (const kind of ADDRESS_KINDS) {
    for (const named of await namedNow(db, kind)) {
      present.set(`${kind} ${named.id}`, addressOf[kind](named));
    }
  }
  const items = former.flatMap(({ kind, section, alias, entityId, target, updatedAt }) => {
    const from = formerAddress({ kind, section, alias });
    const to = target ?? present.get(`${kind} ${entityId}`);
    return to === undefined || to === from || sections.has(from)
      ? []
      : [{ from, to, updated_at: updatedAt.toISOString() }];
  });
  return { items, total: items.length };
});

export const redirectHandlers = [list];

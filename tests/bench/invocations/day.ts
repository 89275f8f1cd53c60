/**
 * A day's page views, by the factors that decide which edge functions run: the page, how it was reached, and
 * the cookies of its visitor. Figures that are not read from the code are assumed, and marked so.
 */
import { searchContent } from '../../../contract/calls/search.ts';
import { shops } from '../../../contract/calls/shops.ts';
import { userCheck } from '../../../contract/calls/user.ts';
import { pages, type TestPage } from '../../pages.ts';
import { ERRANDS_OF_THOUSAND_VIEWS, MIX } from '../load/mix.ts';

/** Page views that all shares here add up to, as in the mix of calls. */
export const VIEWS = 1_000;

/** Visits per thousand page views, four pages each (tests/bench/load/mix.ts). */
const VISITS = VIEWS / 4;

/**
 * Page views that are documents. The first one of a visit always is; assumed: every other visit has one more,
 * opened in another tab or before the page's scripts had started. The router renders all others from their
 * data.
 */
export const DOCUMENTS = VISITS * 1.5;

/**
 * Browsers that request the city nearby. Assumed: a browser visits twice in a month, in which it makes one
 * request; of ten, six read beyond the first screen, and half of those have answered the question about
 * cookies, which comes first (docs/decisions/066).
 */
export const ASKING = (VISITS / 2) * 0.6 * 0.5;

/** How often a call is made per thousand page views. */
const callsOf = ({ name }: { readonly name: string }): number =>
  MIX.find((errand) => errand.name === name)?.share ?? 0;

/** Calls per thousand page views; a sign-in makes three. */
export const CALLS = ERRANDS_OF_THOUSAND_VIEWS + 2 * callsOf({ name: 'sign in by SMS' });

/** Calls that the edge makes itself while it writes into documents. */
export const WRITTEN_IN = (callsOf(searchContent) + callsOf(shops)) * (DOCUMENTS / VIEWS);

/** Views of the personal area: each checks who the visitor is. */
export const PERSONAL = callsOf(userCheck);

/**
 * Views of pages that the edge writes into, from the calls that they make; those without a call are
 * assumed. All pages that are not named here are seen equally often: no function runs for them.
 */
const SEEN: Readonly<Record<string, number>> = {
  search: callsOf(searchContent),
  'where to buy': callsOf(shops) / 2,
  'map of opticians': callsOf(shops) / 2,
  catalogue: 50,
  comparison: 5,
  cities: 5,
  poll: 5,
  survey: 5,
  'discount shops': 5,
  'discount order': 5,
  'theme feedback': 1,
};

export const publicPages: readonly TestPage[] = pages.filter(({ signed }) => !signed);

const named = Object.values(SEEN).reduce((sum, share) => sum + share, 0);
const rest = (VIEWS - PERSONAL - named) / (publicPages.length - Object.keys(SEEN).length);

/** Views of a public page, of a thousand page views. */
export const viewsOf = ({ kind }: TestPage): number => SEEN[kind] ?? rest;

const CITY = `userLocation=${encodeURIComponent('{"id":6285,"title":"Казань"}')}`;
const VIEW = `view=${encodeURIComponent('{"palette":"dark"}')}`;
const SIGNED = 'auth.token=1; auth.signed=1; deviceUUID=1';

/**
 * Kinds of visitors, with their share of documents. Assumed: three visitors in ten choose a
 * city, which their browsers remember for seven days, and the first document of all was opened without it;
 * one in twenty has chosen a view; members have six visits in a hundred (the mix).
 */
export const VISITORS = [
  { name: 'first visit', cookie: '', share: 0.35 },
  { name: 'again', cookie: 'consent=no; cityOffer=no', share: 0.39 },
  { name: 'with a city', cookie: `consent=no; ${CITY}`, share: 0.15 },
  { name: 'with a view', cookie: VIEW, share: 0.05 },
  { name: 'member', cookie: SIGNED, share: 0.06 },
] as const;

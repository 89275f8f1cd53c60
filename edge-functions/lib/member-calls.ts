import { sessions } from '../../contract/calls/account.ts';
import { discounts, discountsIshop, discountsShop } from '../../contract/calls/discounts.ts';
import * as user from '../../contract/calls/user.ts';
import { POINTS_KINDS } from '../../contract/schemas/member.ts';
import { ENTRIES_SHOWN, HISTORY_PAGE } from '../../src/config/constants.ts';
import { personalSections, type PersonalSection } from '../../src/config/personal-sections.ts';
import { callUrl } from '../../src/client/calls/request.ts';
import type { AnyCall } from '../../contract/call.ts';

/** One call of a page, and its URL on the site. */
export type MemberCall = { readonly entry: AnyCall; readonly url: string };

const asked = (entry: AnyCall, params: Readonly<Record<string, string>> = {}): MemberCall => ({
  entry,
  url: callUrl(entry, params, ''),
});

/** What the header and the menu of every page show. */
const ACCOUNT = [asked(user.userProfile), asked(user.userBalance), asked(user.orders)];

const forms = (...kinds: readonly string[]) =>
  kinds.map((kind) => asked(user.siteSurveyFormGet, { kind }));

/** The entries that the URL selects, as the page reads it. */
function entriesOf(query: URLSearchParams): MemberCall {
  const window = { limit: String(HISTORY_PAGE.limit), offset: String(HISTORY_PAGE.offset) };
  const kind = POINTS_KINDS.find((one) => one === query.get('kind'));
  return asked(user.userHistoryPoints, { ...window, ...(kind && { kind }) });
}

/**
 * The calls that each section makes when it opens, besides the account's. A browser test compares them with
 * what the pages really request.
 */
const CALLS: Partial<Record<PersonalSection, readonly MemberCall[]>> = {
  main: [
    asked(user.userHistoryPoints, { limit: String(ENTRIES_SHOWN) }),
    asked(user.certificates),
    asked(user.partnerOffers),
    ...forms('survey'),
  ],
  certificates: [asked(user.certificates)],
  points: [asked(user.menuGetPoints)],
  codes: [asked(user.productPackageCode)],
  invite: [asked(user.inviteFriend)],
  partners: [asked(user.partnerOffers)],
  sales: [asked(discounts), asked(discountsIshop), asked(discountsShop)],
  webinars: [asked(user.webinars)],
  profile: [asked(sessions)],
  surveys: [...forms('quiz', 'survey', 'poll', 'certificate'), asked(user.certificates)],
};

/** The page of one offer finds it among all. */
const OF_SALE = [asked(discounts)];

const sections = Object.entries(personalSections) as [PersonalSection, { url: string }][];

/** The calls that a members' page makes when it opens, its content first; none for an unknown page. */
export function callsOf({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): readonly MemberCall[] {
  const [section] = sections.find(([, { url }]) => url === pathname) ?? [];
  if (section === 'history') return [entriesOf(searchParams), ...ACCOUNT];
  if (section !== undefined) return [...(CALLS[section] ?? []), ...ACCOUNT];
  return pathname.startsWith(personalSections.sales.url) ? [...OF_SALE, ...ACCOUNT] : [];
}

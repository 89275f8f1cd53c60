import * as calls from '../../../../contract/calls/user.ts';
import type { Certificate } from '../../../../contract/schemas/certificate.ts';
import type {
  Balance,
  Order,
  PartnerOffer,
  PointsHistory,
  Profile,
} from '../../../../contract/schemas/member.ts';
import type { SurveyForm } from '../../../../contract/schemas/survey.ts';
import { success, type Result } from '../../../client/calls/result.ts';
import { ENTRIES_SHOWN } from '../../../config/constants.ts';
import * as account from '../../../stores/account.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { memberResource } from '../../../stores/member-data.ts';

/** The data of the first page. A part that failed to load is null and omitted. */
export type Today = {
  readonly balance: Balance;
  readonly profile: Profile | null;
  readonly orders: readonly Order[] | null;
  readonly entries: PointsHistory['items'] | null;
  readonly certificates: readonly Certificate[] | null;
  readonly offers: readonly PartnerOffer[] | null;
  readonly survey: SurveyForm | null;
};

const valueOf = <T>(result: Result<T>): T | null => (result.ok ? result.value : null);

/** Loads the whole first page; it is shown once the balance has loaded. */
export const today = memberResource<Today>(async (signal) => {
  const as = { signal };
  const [balance, profile, orders, entries, certificates, offers, survey] = await Promise.all([
    account.balance.want(),
    account.profile.want(),
    account.orderList.want(),
    memberCall(calls.userHistoryPoints, { limit: String(ENTRIES_SHOWN) }, as),
    memberCall(calls.certificates, {}, as),
    memberCall(calls.partnerOffers, {}, as),
    memberCall(calls.siteSurveyFormGet, { kind: 'survey' }, as),
  ]);
  if (!balance.ok) return balance;
  return success({
    balance: balance.value,
    profile: valueOf(profile),
    orders: valueOf(orders)?.items ?? null,
    entries: valueOf(entries)?.items ?? null,
    certificates: valueOf(certificates)?.items ?? null,
    offers: valueOf(offers)?.items ?? null,
    survey: valueOf(survey),
  });
});

/** Whether there is no activity yet: a new member. */
export const isNew = ({ balance, orders, entries, certificates }: Today) =>
  balance.available === 0 &&
  orders?.length === 0 &&
  entries?.length === 0 &&
  certificates?.length === 0;

/** The backend's load in a day: one table of calls, with their frequencies. */
import type * as v from 'valibot';
import * as account from '../../../contract/calls/account.ts';
import type { Call } from '../../../contract/call.ts';
import { searchContent } from '../../../contract/calls/search.ts';
import { formFeedback, token } from '../../../contract/calls/session.ts';
import * as shop from '../../../contract/calls/shops.ts';
import * as user from '../../../contract/calls/user.ts';
import { memberConsents, questionConsent } from '../../../src/config/member-consents.ts';
import type { Ask, Person } from './asking.ts';
import type { Crowd } from './crowd.ts';

export type Errand = {
  readonly name: string;
  /** Calls per thousand page views. */
  readonly share: number;
  readonly run: (ask: Ask, crowd: Crowd) => Promise<unknown>;
};

const policy = memberConsents.policy.version;

/** One call by one kind of person. */
function asks<P extends v.GenericSchema, R extends v.GenericSchema, W extends Person>(
  call: Call<P, R>,
  share: number,
  who: (crowd: Crowd) => W,
  params: (crowd: Crowd, person: W) => v.InferInput<P>,
): Errand {
  const run: Errand['run'] = (ask, crowd) => {
    const person = who(crowd);
    return ask(call, params(crowd, person), person);
  };
  return { name: call.name, share, run };
}

const visitor = (crowd: Crowd) => crowd.visitor();
const member = (crowd: Crowd) => crowd.member();
const nothing = () => ({});

/** The captcha, a code by SMS and the code typed: three calls. */
const signIn: Errand = {
  name: 'sign in by SMS',
  share: 4,
  run: async (ask, crowd) => {
    const person = crowd.visitor();
    const phone = crowd.newPhone();
    const action = 'authorization';
    const ctoken = `local:${action}:${Date.now()}:${crypto.randomUUID()}`;
    await ask(user.checkCaptcha, { ctoken, action }, person);
    const sent = await ask(user.loginSendSms, { phone, action }, person);
    if (!sent.ok) return;
    const code = await crowd.codeFor(phone);
    await ask(user.loginAuthSms, { phone, action, code, policy }, person);
  },
};

/**
 * The shares. The site has no visitors yet, so their number is assumed: a thousand page views are
 * 250 visits of four pages, of which six in a hundred are those of members (15 visits, 60 page
 * views, half of them in the personal area). Which calls a page makes is read from the code: a full
 * load of a member's page asks for profile, points and orders (`src/stores/account.ts`), each page
 * of the personal area for `user.check` (`edge-functions/personal.ts`), its first page for the four
 * calls of `src/features/personal/main/today.ts`; `/where-buy/` and `/map-optic/` ask for shops or
 * opticians (`edge-functions/shop-list.ts`), the results of a search for `search.content`. All other
 * pages are files and make no call.
 */
export const MIX: readonly Errand[] = [
  asks(token, 12, visitor, nothing),
  asks(searchContent, 40, visitor, ({ words }) => ({ query: words() })),
  asks(shop.shops, 15, visitor, ({ city }) => ({ cityName: city() })),
  asks(shop.certificateShops, 15, visitor, ({ city }) => ({ 'filter[city]': city() })),
  asks(shop.citySearch, 10, visitor, () => ({ query: '', onlyOptics: true })),
  asks(
    shop.certificateGet,
    6,
    (crowd) => crowd.confirmed(),
    (_, { phone }) => ({ phone }),
  ),
  asks(
    shop.certificateFormSend,
    1,
    (crowd) => crowd.applicant(),
    ({ optician }, { phone }) => ({
      phone,
      name: 'Анна',
      lastName: 'Смирнова',
      opticId: optician(),
      isLoyaltyMember: null,
      isWantToJoinBLLoyalty: null,
      email: 'anna@yasno.example',
      subscribe: false,
      policy: true as const,
    }),
  ),
  asks(user.siteSurveyFormGet, 5, visitor, () => ({ kind: 'poll' as const })),
  asks(user.siteReviewCommon, 2, visitor, () => ({ rating: 5, text: '', page: '/about/' })),
  asks(formFeedback, 0.5, visitor, () => ({
    name: 'Анна',
    email: 'anna@yasno.example',
    question: `Можно ли спать в линзах? ${crypto.randomUUID()}`,
    policy: questionConsent.version,
  })),
  signIn,
  asks(account.loginAuthEmail, 0.5, visitor, ({ password, member: known }) => ({
    email: known().email,
    password,
    policy,
  })),
  asks(user.userCheck, 30, member, nothing),
  asks(user.userProfile, 22, member, nothing),
  asks(user.userBalance, 24, member, nothing),
  asks(user.orders, 24, member, nothing),
  asks(user.userHistoryPoints, 12, member, () => ({ limit: '4' })),
  asks(user.certificates, 10, member, nothing),
  asks(user.partnerOffers, 12, member, nothing),
  asks(user.siteSurveyFormGet, 10, member, () => ({ kind: 'survey' as const })),
  asks(user.menuGetPoints, 4, member, nothing),
  asks(user.productPackageCode, 4, member, nothing),
  asks(user.webinars, 4, member, nothing),
  asks(user.inviteFriend, 2, member, nothing),
  asks(user.userProfileEdit, 0.5, member, () => ({ firstName: 'Анна' })),
  asks(user.productCodeRegistration, 1.5, member, ({ packageCode }) => ({ code: packageCode() })),
  asks(user.orderPartnerOffer, 1, member, ({ offer }) => ({ offerId: offer() })),
];

/** Errands per thousand page views. */
export const ERRANDS_OF_THOUSAND_VIEWS = MIX.reduce((sum, { share }) => sum + share, 0);

/** The next errand, by its share. */
export function nextErrand(): Errand {
  let left = Math.random() * ERRANDS_OF_THOUSAND_VIEWS;
  for (const errand of MIX) {
    left -= errand.share;
    if (left < 0) return errand;
  }
  return signIn;
}

import assert from 'node:assert/strict';
import type * as v from 'valibot';
import { memberConsents, questionConsent } from '../../src/config/member-consents.ts';
import * as account from '../../contract/calls/account.ts';
import * as content from '../../contract/calls/content.ts';
import * as session from '../../contract/calls/session.ts';
import * as shops from '../../contract/calls/shops.ts';
import * as user from '../../contract/calls/user.ts';
import type { AnyCall, Call } from '../../contract/call.ts';
import { numberFrom } from '../../backend/certificates/number.ts';
import { packageCodeFrom } from '../../src/config/package-code.ts';
import { requiredNames } from './parameters.ts';
import type { Params, Site } from './site.ts';

/** Entities of the seed that parameters point at. */
export type Demo = {
  readonly article: string;
  readonly product: string;
  readonly productId: number;
  readonly discountId: number;
  readonly shopId: number;
  readonly themeId: number;
};

/** Looks the entities up, so that no example depends on the order of a seed file. */
export async function findDemo(site: Site): Promise<Demo> {
  const [article] = (await site.result(content.articles, { count: 1 })).items;
  const [discount] = (await site.result(content.discounts, {})).items;
  const [theme] = (await site.result(content.themes, {})).items;
  assert.ok(article && discount && theme);
  const chosen = { discount: discount.id };
  const [product] = (await site.result(content.discountOrderStep1, chosen)).products;
  assert.ok(product);
  const place = { ...chosen, product: product.id };
  const [shop] = (await site.result(content.discountOrderStep2, place)).shops;
  assert.ok(shop);
  return {
    article: article.alias,
    product: product.alias,
    productId: product.id,
    discountId: discount.id,
    shopId: shop.id,
    themeId: theme.id,
  };
}

function example<P extends v.GenericSchema, R extends v.GenericSchema>(
  call: Call<P, R>,
  params: v.InferInput<P> & Params,
): readonly [string, Params] {
  return [call.name, params];
}

const PHONE = '+7 999 000-00-01';
/** The same in the form that is stored. */
export const EXAMPLE_PHONE = '+79990000001';
export const EXAMPLE_CODE = '1234';
export const EXAMPLE_NUMBER = numberFrom('0000000001');
export const EXAMPLE_OPTIC = 1;
export const EXAMPLE_PACKAGE = packageCodeFrom('PREDMET234');
/** Far from those that the database numbers itself. */
export const EXAMPLE_ORDER = 900_001;
export const EXAMPLE_SESSION = 900_002;
/** Nobody's. */
export const EXAMPLE_NEW_PHONE = '+79990000099';
/** One that is still to come. */
const EXAMPLE_WEBINAR = 6;
const EXAMPLE_NAME = 'Анна';
export const EXAMPLE_EMAIL = 'anna@example.ru';
export const EXAMPLE_PASSWORD = 'восемь-знаков';
export const EXAMPLE_KEY = 'key-of-a-letter';
export const EXAMPLE_INVITE = 'ANNA-2026';

/** Valid parameters of every call that takes any: one row a call. */
export const examplesFor = (demo: Demo): ReadonlyMap<string, Params> =>
  new Map([
    example(session.metadata, { pageCode: 'home' }),
    example(session.formFeedback, {
      name: 'Анна',
      email: EXAMPLE_EMAIL,
      question: 'Можно ли плавать в линзах?',
      policy: questionConsent.version,
    }),
    example(session.formSave, {
      form: 'contact',
      fields: { name: EXAMPLE_NAME, email: EXAMPLE_EMAIL, message: 'Где купить линзы в Омске?' },
    }),
    example(session.registrationByEmail, {
      email: EXAMPLE_EMAIL,
      password: EXAMPLE_PASSWORD,
      firstName: 'Анна',
      policy: true,
      subscribe: false,
    }),
    example(session.restoreByEmail, { email: EXAMPLE_EMAIL }),
    example(account.loginAuthEmail, {
      ...{ email: EXAMPLE_EMAIL, password: EXAMPLE_PASSWORD },
      policy: memberConsents.policy.version,
    }),
    example(account.loginConfirmEmail, { key: EXAMPLE_KEY }),
    example(account.restorePassword, {
      ...{ key: EXAMPLE_KEY, password: EXAMPLE_PASSWORD },
      policy: memberConsents.policy.version,
    }),
    example(account.friendInvitation, { invite: EXAMPLE_INVITE }),
    example(account.userDelete, { confirm: true }),
    example(account.sessionEnd, { id: EXAMPLE_SESSION }),
    example(account.userPhoneCodes, { phone: EXAMPLE_NEW_PHONE }),
    example(account.userPhoneChange, { phone: EXAMPLE_NEW_PHONE, code: EXAMPLE_CODE }),
    example(account.userConsentWithdraw, { code: 'sms' }),
    example(user.loginSendSms, { phone: PHONE, action: 'authorization' }),
    example(user.loginAuthSms, {
      ...{ phone: PHONE, code: EXAMPLE_CODE, action: 'authorization' },
      policy: memberConsents.policy.version,
    }),
    example(user.checkCaptcha, { ctoken: `local:certificate:${Date.now()}:example` }),
    example(user.userProfileEdit, { firstName: 'Анна', birthday: '1990-05-17' }),
    example(user.siteReviewCommon, { rating: 5, text: 'Носить удобно весь день.' }),
    example(user.siteReviewSocial, { url: 'https://example.ru/reviews/1' }),
    example(user.siteSurveyFormGet, { formId: 1 }),
    example(user.siteSurveyFormSet, { formId: 1, answers: [{ question: 1, options: [1] }] }),
    example(user.productCodeRegistration, { code: EXAMPLE_PACKAGE }),
    example(user.orderPartnerOffer, { offerId: 1 }),
    example(user.orderWebinar, { webinarId: EXAMPLE_WEBINAR }),
    example(user.userHistoryPoints, { limit: 10, offset: 0 }),
    example(user.redeemCertificate, { number: EXAMPLE_NUMBER }),
    example(user.cancelRedeemCertificate, { number: EXAMPLE_NUMBER }),
    example(user.redeemOrder, { orderId: EXAMPLE_ORDER }),
    example(user.showOrderCode, { orderId: EXAMPLE_ORDER }),
    example(user.cancelRedeemOrder, { orderId: EXAMPLE_ORDER }),
    example(content.articleByAlias, { alias: demo.article }),
    example(content.articleShow, { alias: demo.article }),
    example(content.articles, { count: 5, page: 2 }),
    example(content.catalogSections, { values: 'rastvory,kapli' }),
    example(content.productByAlias, { alias: demo.product }),
    example(content.staticContent, { alias: 'cookies' }),
    example(content.instructions, { type: 'uhod' }),
    example(content.searchContent, { query: 'астигматизм' }),
    example(content.detail, { themeId: demo.themeId }),
    example(content.discountOrderStep1, { discount: demo.discountId }),
    example(content.discountOrderStep2, {
      discount: demo.discountId,
      product: demo.productId,
    }),
    example(content.discountOrderStep3, {
      discount: demo.discountId,
      product: demo.productId,
      shop: demo.shopId,
    }),
    example(shops.shops, { cityName: 'Москва', product: demo.product }),
    example(shops.citySearch, { query: 'моск', onlyOptics: true }),
    example(shops.certificateGet, { phone: PHONE }),
    example(shops.certificateFormSend, {
      phone: PHONE,
      name: 'Анна',
      lastName: 'Иванова',
      opticId: EXAMPLE_OPTIC,
      isLoyaltyMember: null,
      isWantToJoinBLLoyalty: null,
      email: EXAMPLE_EMAIL,
      subscribe: false,
      policy: true,
    }),
    example(account.certificateOptician, { phone: PHONE, opticId: EXAMPLE_OPTIC }),
    example(shops.certificateShops, { 'filter[city]': 'Москва', 'filter[map_params]': 'toric' }),
  ]);

/** A call's valid parameters. A call that needs some and has no row above is a fault of the tests. */
export function exampleOf(examples: ReadonlyMap<string, Params>, call: AnyCall): Params {
  const found = examples.get(call.name);
  if (!found && requiredNames(call).length > 0) {
    throw new Error(`Add valid parameters of ${call.name} to tests/contract/examples.ts`);
  }
  return found ?? {};
}

import assert from 'node:assert/strict';
import * as v from 'valibot';
import { memberConsents, questionConsent } from '../../src/config/member-consents.ts';
import * as account from '../../contract/calls/account.ts';
import * as content from '../../contract/calls/content.ts';
import * as session from '../../contract/calls/session.ts';
import * as shops from '../../contract/calls/shops.ts';
import * as user from '../../contract/calls/user.ts';
import type { AnyCall, Call } from '../../contract/call.ts';
import * as examples from '../../contract/docs/examples/member.ts';
import { subjects } from '../../contract/docs/subjects.ts';
import { numberFrom } from '../../backend/certificates/number.ts';
import { mailingKey } from '../../backend/mailings/key.ts';
import { packageCodeFrom } from '../../src/config/package-code.ts';
import { requiredNames } from './parameters.ts';
import { TEST_SECRET, type Params, type Site } from './site.ts';

/** Entities of the seed that parameters refer to. */
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

const given = v.record(v.string(), v.unknown());

/** The phone of the description, as people write it. */
const PHONE = '+7 999 000-00-01';
/** The same, normalised. */
export const EXAMPLE_PHONE = examples.PHONE;
export const EXAMPLE_CODE = examples.SMS_CODE;
export const EXAMPLE_NUMBER = numberFrom('0000000001');
export const EXAMPLE_OPTIC = 1;
export const EXAMPLE_PACKAGE = packageCodeFrom('PREDMET234');
/** Far from the ids that the database assigns. */
export const EXAMPLE_ORDER = 900_001;
export const EXAMPLE_SESSION = 900_002;
/** Belongs to no member. */
export const EXAMPLE_NEW_PHONE = examples.OTHER_PHONE;
/** An upcoming webinar. */
const EXAMPLE_WEBINAR = 6;
export const EXAMPLE_EMAIL = examples.EMAIL;
export const EXAMPLE_PASSWORD = examples.PASSWORD;
export const EXAMPLE_KEY = examples.LETTER_KEY;
/** Belongs to the member to whom letters of a list go. */
export const EXAMPLE_READER = 900_003;
export const EXAMPLE_INVITE = examples.invitation.code;

/** The parameters in the descriptions of calls. */
const described = subjects.flatMap(({ calls }) =>
  [...calls].flatMap(([{ name }, { params }]) =>
    params === undefined ? [] : [[name, v.parse(given, params)] as const],
  ),
);

const readersKey = mailingKey(TEST_SECRET, { list: 'subscribe', member: EXAMPLE_READER });

const policy = memberConsents.policy.version;

/**
 * Valid parameters of every call that takes any: those of its description, or a row here when they
 * have to refer to records of the database or pages of the site.
 */
export const examplesFor = (demo: Demo): ReadonlyMap<string, Params> =>
  new Map([
    ...described,
    example(session.formFeedback, {
      name: 'Анна',
      email: EXAMPLE_EMAIL,
      question: 'Можно ли плавать в линзах?',
      policy: questionConsent.version,
    }),
    example(account.loginAuthEmail, { email: EXAMPLE_EMAIL, password: EXAMPLE_PASSWORD, policy }),
    example(account.restorePassword, { key: EXAMPLE_KEY, password: EXAMPLE_PASSWORD, policy }),
    example(account.sessionEnd, { id: EXAMPLE_SESSION }),
    example(account.userPhoneChange, { phone: EXAMPLE_NEW_PHONE, code: EXAMPLE_CODE }),
    example(user.loginSendSms, { phone: PHONE, action: 'authorization' }),
    example(user.loginAuthSms, {
      ...{ phone: PHONE, code: EXAMPLE_CODE, action: 'authorization' },
      policy,
    }),
    example(user.checkCaptcha, { ctoken: `local:certificate:${Date.now()}:example` }),
    example(user.productCodeRegistration, { code: EXAMPLE_PACKAGE }),
    example(user.orderWebinar, { webinarId: EXAMPLE_WEBINAR }),
    example(user.redeemCertificate, { number: EXAMPLE_NUMBER }),
    example(user.cancelRedeemCertificate, { number: EXAMPLE_NUMBER }),
    example(user.redeemOrder, { orderId: EXAMPLE_ORDER }),
    example(user.showOrderCode, { orderId: EXAMPLE_ORDER }),
    example(user.cancelRedeemOrder, { orderId: EXAMPLE_ORDER }),
    example(content.articleByAlias, { alias: demo.article }),
    example(content.articleShow, { alias: demo.article }),
    example(content.articles, { count: 5, page: 2 }),
    example(content.productByAlias, { alias: demo.product }),
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
    example(account.mailing, { key: readersKey }),
    example(account.mailingLeave, { key: readersKey }),
    example(account.certificateOptician, { phone: PHONE, opticId: EXAMPLE_OPTIC }),
  ]);

/**
 * A call's valid parameters. A call that requires some and has none here is a fault of the tests.
 */
export function exampleOf(examples: ReadonlyMap<string, Params>, call: AnyCall): Params {
  const found = examples.get(call.name);
  if (!found && requiredNames(call).length > 0) {
    throw new Error(`Add valid parameters of ${call.name} to its description in contract/docs`);
  }
  return found ?? {};
}

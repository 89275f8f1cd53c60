import * as v from 'valibot';
import type { AnyCall } from '../../contract/call.ts';
import { discountOrderStep2, discountOrderStep3 } from '../../contract/calls/discounts.ts';
import { searchContent } from '../../contract/calls/search.ts';
import { certificateShops, shops } from '../../contract/calls/shops.ts';
import { siteSurveyFormGet, siteSurveyFormSet, userCheck } from '../../contract/calls/user.ts';
import { ERROR_STATUS, isErrorCode } from '../../contract/errors.ts';
import type { SurveyForm } from '../../contract/schemas/survey.ts';
import { table } from '../../contract/table.ts';
import { productCard } from '../../src/build/cards.ts';
import { exampleProduct } from '../examples/content.ts';
import { exampleDiscount } from '../examples/pages.ts';
import { exampleShop } from '../examples/shop.ts';
import { EVIL_HOST, EVIL_MARK } from './evil.ts';

/** A request to the backend, in a form that any server can provide. */
export type Question = {
  readonly method: string;
  readonly url: URL;
  readonly token: string | null;
  readonly body: string;
};

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The connection ends in the middle of the body. */
  readonly isCutOff?: boolean;
};

/** Text that was written into the content, or that a response repeats. */
const WORDS = `Оптика "'><${EVIL_MARK}> {{city}} $&`;

const survey: SurveyForm = {
  id: 2,
  title: WORDS,
  lead: WORDS,
  kind: 'survey',
  points: 0,
  answered: false,
  results: null,
  questions: [
    { id: 1, kind: 'single', text: WORDS, required: true, options: [{ id: 1, text: WORDS }] },
    { id: 2, kind: 'multiple', text: 'Где?', required: false, options: [{ id: 2, text: 'Тут' }] },
    { id: 3, kind: 'text', text: 'Ещё?', required: false, options: [] },
  ],
};

const answeredSurvey: SurveyForm = {
  ...survey,
  answered: true,
  results: [{ question: 1, answers: 4, options: [{ id: 1, votes: 3, share: 0.75 }] }],
};

const product = productCard(exampleProduct(5));
const discount = exampleDiscount(3, { kind: 'offline' });
const shop = exampleShop(9, { title: WORDS, address: WORDS });

const found = (query: string) => ({
  query,
  total: 1,
  corrected: null,
  suggestions: [],
  groups: [
    {
      kind: 'product',
      title: 'Продукты',
      total: 40,
      items: [
        {
          id: 1,
          title: WORDS,
          title_parts: [{ text: WORDS, found: true }],
          url: '/catalog/den/',
          snippet: [{ text: WORDS, found: false }],
          updated_at: '2026-11-21T09:30:00.000Z',
        },
      ],
    },
  ],
});

/** Null when there is no such thing. */
type Reply = (question: Question) => unknown;

/** Responses of the calls that functions read; all others are passed on unchanged. */
const REPLIES = new Map<AnyCall, Reply>([
  [userCheck, ({ token }) => ({ user: token === null ? null : { id: 1, firstName: 'Анна' } })],
  [searchContent, ({ url }) => found(url.searchParams.get('query') ?? '')],
  [shops, () => ({ items: [shop], total: 1, nearest: null })],
  [certificateShops, () => ({ shops: [], total: 0 })],
  [siteSurveyFormGet, ({ url }) => (url.searchParams.get('formId') === '404' ? null : survey)],
  [siteSurveyFormSet, () => answeredSurvey],
  [discountOrderStep2, () => ({ discount, product, shops: [shop] })],
  [discountOrderStep3, () => ({ discount, product, shop })],
]);

/** The responses in the table above, to be validated against the contract. */
export const writtenReplies = (question: Question): [call: AnyCall, reply: unknown][] =>
  [...REPLIES].map(([call, reply]) => [call, reply(question)]);

const json = (status: number, body: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', etag: '"1"' },
  body: JSON.stringify(body),
});

const refusal = (error: string, fields = {}): Answer =>
  json(isErrorCode(error) ? ERROR_STATUS[error] : 400, {
    error,
    error_description: WORDS,
    fields,
  });

const PNG: Answer = { status: 200, headers: { 'content-type': 'image/png' }, body: 'PNG' };

/** The contract's own response to a request. */
function well(question: Question): Answer {
  const { url, method, body } = question;
  if (url.pathname.startsWith('/media/')) return PNG;
  const call = table.find(({ path }) => path === url.pathname);
  if (!call) return refusal('not_found');
  let given: unknown = Object.fromEntries(url.searchParams);
  try {
    if (method === 'POST') given = JSON.parse(body);
  } catch {
    return refusal('bad_request');
  }
  const parsed = v.safeParse(call.params, given);
  if (!parsed.success) {
    const names = parsed.issues.map((issue) => [v.getDotPath(issue) ?? 'body', WORDS]);
    return refusal('bad_request', Object.fromEntries(names));
  }
  const reply = REPLIES.has(call) ? REPLIES.get(call)?.(question) : {};
  if (reply === null) return refusal('not_found');
  return json(200, { [call.envelope ?? 'result']: reply });
}

/** Ways for a backend to fail, and the one to succeed. */
export const WAYS = {
  well,
  refuses: ({ body, url }: Question) => {
    if (url.pathname.startsWith('/media/')) return refusal('not_found');
    const codes = Object.keys(ERROR_STATUS).filter(
      (code) => isErrorCode(code) && ERROR_STATUS[code] < 500,
    );
    const which = (body.length + url.search.length) % codes.length;
    return refusal(codes[which] ?? 'bad_request', { email: WORDS, product: WORDS });
  },
  fails: () => refusal('internal'),
  'fails in HTML': () => ({
    status: 500,
    headers: { 'content-type': 'text/html' },
    body: `<h1>Error: ${EVIL_MARK} at /srv/app.js:1:2</h1>`,
  }),
  'is cut off': (question: Question) => ({ ...well(question), isCutOff: true }),
  'is no JSON': () => ({ ...PNG, body: `<${EVIL_MARK}>` }),
  'breaks the contract': () => json(200, { result: { items: 7 }, data: [] }),
  'leads away': () => ({ status: 302, headers: { location: `https://${EVIL_HOST}/` }, body: '' }),
  'sets cookies': (question: Question) => {
    const answer = well(question);
    const own = { 'set-cookie': `${EVIL_MARK}=1`, [EVIL_MARK]: '1', location: `//${EVIL_HOST}/` };
    return { ...answer, headers: { ...answer.headers, ...own } };
  },
} satisfies Record<string, (question: Question) => Answer>;

export type Way = keyof typeof WAYS;

export const ways = Object.keys(WAYS) as readonly Way[];

/** Cases that are not failures: the edge must respond properly. */
export const isWell = (way: Way): boolean => ['well', 'refuses', 'sets cookies'].includes(way);

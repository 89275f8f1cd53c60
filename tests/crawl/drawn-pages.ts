/** Pages that the edge writes into, one for each way in which it does. */
import assert from 'node:assert/strict';
import { comparisonUrl } from '../../src/config/comparison.ts';
import { CITY_COOKIE, VIEW_COOKIE } from '../../src/config/constants.ts';
import { routes } from '../../src/config/routes.ts';

type Drawn = {
  readonly url: string;
  /** Content that the page has only when the edge has done its part. */
  readonly mark: RegExp;
  readonly status?: number;
  readonly cookie?: string;
  /** Fields of a form to submit; absent: the page is opened. */
  readonly form?: Readonly<Record<string, string>>;
};

const FOUR = ['yasno-den', 'yasno-mesyac', 'yasno-mesyac-torik', 'yasno-kapli-monodozy'];
const OFFER = { online: 1, shops: 5 } as const;

const cookie = ({ name }: { name: string }, value: object) =>
  `${name}=${encodeURIComponent(JSON.stringify(value))}`;

const drawn: readonly Drawn[] = [
  { url: '/', mark: /Казань/, cookie: cookie(CITY_COOKIE, { id: 6285, title: 'Казань' }) },
  { url: '/faq/', mark: /data-palette="dark"/, cookie: cookie(VIEW_COOKIE, { palette: 'dark' }) },
  { url: `${routes.catalog}?type=toric`, mark: /data-query/ },
  { url: `${routes.catalog}?section=kapli&type=toric`, mark: /data-query/ },
  { url: `${routes.catalog}?section=net-takoj`, mark: /data-query/, status: 404 },
  { url: comparisonUrl(FOUR), mark: /data-query/ },
  { url: comparisonUrl([...FOUR, 'yasno-den-torik']), mark: /data-query/ },
  { url: routes.searchFor('линзы'), mark: /id="found-product"/ },
  { url: routes.searchOfKind('линзы', 'article'), mark: /id="found-article"/ },
  { url: routes.searchFor('kbyps'), mark: /Вот что нашлось/ },
  { url: routes.searchFor('ыъыъ'), mark: /data-message/ },
  { url: `${routes.cities}?q=${encodeURIComponent('питер')}`, mark: /Найденные города/ },
  { url: `${routes.cities}?q=${encodeURIComponent("' OR 1=1")}`, mark: /data-served="&#39; OR/ },
  { url: routes.whereBuy, mark: /data-served/ },
  { url: `${routes.whereBuy}?view=map&kind=shop`, mark: /data-live/ },
  {
    url: `${routes.whereBuy}?type=toric&kind=online&open=1&product=yasno-den`,
    mark: /data-served/,
  },
  { url: `${routes.whereBuy}?city=6402`, mark: /data-served/ },
  { url: routes.mapOptic, mark: /data-served/ },
  { url: routes.discountShops(OFFER.shops, 17), mark: /data-served/ },
  { url: `${routes.discountShops(OFFER.shops, 17)}&city=all`, mark: /data-served/ },
  { url: routes.discountOrder(OFFER.online, 1, 125), mark: /data-served/ },
  { url: routes.poll, mark: /name="formId"/ },
  { url: routes.survey, mark: /name="formId"/ },
  { url: routes.survey, mark: /data-fault/, status: 422, form: { formId: '2' } },
  {
    url: routes.themeFeedback,
    mark: /id="error-email"/,
    status: 400,
    form: { name: '<Анна>', email: 'anna@', question: '' },
  },
  { url: '/net-takoj/', mark: /не\s?найдена/, status: 404 },
];

/**
 * Opens a page that the edge renders.
 * @param origin where the site is served. @throws AssertionError when nothing was rendered.
 */
async function open(origin: string, one: Drawn): Promise<string> {
  const headers = {
    'sec-fetch-site': 'same-origin',
    ...(one.cookie !== undefined && { cookie: one.cookie }),
  };
  const sent = one.form && { method: 'POST', body: new URLSearchParams(one.form) };
  const reply = await fetch(origin + one.url, { ...sent, headers, redirect: 'manual' });
  const html = await reply.text();
  assert.equal(reply.status, one.status ?? 200, one.url);
  assert.match(html, one.mark, one.url);
  return html;
}

/** Answers the poll as one visitor and opens the results. */
async function results(origin: string): Promise<string> {
  const form = await (await fetch(origin + routes.poll)).text();
  const [, name = '', value = ''] = /type="radio" name="([^"]+)" value="(\d+)"/.exec(form) ?? [];
  const formId = /name="formId" value="(\d+)"/.exec(form)?.[1] ?? '';
  const sent = await fetch(origin + routes.poll, {
    method: 'POST',
    body: new URLSearchParams({ formId, [name]: value }),
    headers: { 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  });
  const device = (sent.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return await open(origin, { url: routes.poll, mark: /так отвечают сейчас/, cookie: device });
}

/** Each of them with its URL. */
export async function* drawnPages(origin: string): AsyncGenerator<[url: string, html: string]> {
  for (const one of drawn) yield [one.url, await open(origin, one)];
  yield [`${routes.poll}, answered`, await results(origin)];
}

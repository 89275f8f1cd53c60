import assert from 'node:assert/strict';
import {
  CITY_COOKIE,
  CITY_OFFER_COOKIE,
  DEVICE_COOKIE,
  VIEW_COOKIE,
  WAY_BACK_COOKIE,
} from '../../src/config/constants.ts';
import { parseView } from '../../src/config/view.ts';
import { EVIL_HOST, EVIL_MARK } from './evil.ts';
import { CITIES } from './page.ts';
import type { HostileRequest } from './request.ts';

/** A response as its visitor receives it. */
export type Told = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
};

/** Text that would reveal internals. */
const INSIDE = /\bat .*:\d+:\d+|file:\/\/\/|node_modules|\b[A-Z]\w*Error\b|\binner\.invalid\b/;

/** An attribute that leads away or runs something. */
const AWAY = new RegExp(
  `\\s(?:href|src|action|formaction)\\s*=\\s*["']?\\s*(?:javascript:|(?:https?:)?[\\\\/]{2}[^"'>]*${EVIL_HOST})`,
  'i',
);

/** A tag with its quoted values, which may contain anything. */
const TAG = /<[a-z/!](?:[^>"']|"[^"]*"|'[^']*')*>?/gi;
const QUOTED = /"[^"]*"|'[^']*'/g;

/** The elements and attributes that a visitor has injected. */
const alive = (html: string): string[] =>
  (html.match(TAG) ?? []).filter((tag) => tag.replace(QUOTED, '').includes(EVIL_MARK));

const FAILURES = new Set([500, 502, 503, 504]);

const COOKIES: Readonly<Record<string, (value: string, request: HostileRequest) => boolean>> = {
  [CITY_COOKIE.name](value) {
    const { id, title } = JSON.parse(decodeURIComponent(value));
    return Object.hasOwn(CITIES, String(id)) && CITIES[String(id)] === title;
  },
  [CITY_OFFER_COOKIE.name]: (value) => value === 'no',
  [VIEW_COOKIE.name](value) {
    const text = decodeURIComponent(value);
    return JSON.stringify(parseView(text)) === text;
  },
  // The visitor is redirected to it after signing in.
  [WAY_BACK_COOKIE.name](value) {
    const { host, pathname } = new URL(decodeURIComponent(value), 'https://site.invalid');
    return host === 'site.invalid' && pathname.startsWith('/personal/');
  },
  [DEVICE_COOKIE]: (value, { headers }) =>
    /^[\da-f]{32}$/.test(value) && !headers.some(([, text]) => text.includes(value)),
};

const ATTRIBUTE = /^(?:Path=\/|Max-Age=\d+|SameSite=Lax|Secure)$/;

function assertOwnCookie(line: string, request: HostileRequest): void {
  const [pair = '', ...attributes] = line.split('; ');
  const [, name = '', value = ''] = /^([\w.]+)=(\S*)$/.exec(pair) ?? [];
  // A deleted cookie is empty.
  const isGone = value === '' && attributes.includes('Max-Age=0') && name in COOKIES;
  assert.ok(isGone || COOKIES[name]?.(value, request), `a cookie of the visitor's making: ${line}`);
  for (const attribute of attributes) assert.match(attribute, ATTRIBUTE, line);
}

/** Whether browsers mark the form as one from another site's page. */
function isForeign({ headers }: HostileRequest, origin: string): boolean {
  const said = (name: string) => headers.findLast(([own]) => own === name)?.[1];
  const site = said('sec-fetch-site');
  return site === undefined ? said('origin') !== origin : site !== 'same-origin';
}

/** Cookies that only the site's forms set. */
const CHOICES = [CITY_COOKIE.name, CITY_OFFER_COOKIE.name, VIEW_COOKIE.name];

function assertHeaders(told: Told, request: HostileRequest, origin: string): void {
  const { headers } = told;
  const location = headers.get('location');
  if (location !== null) {
    assert.equal(new URL(location, `${origin}/`).origin, origin, `leads away: ${location}`);
    assert.doesNotMatch(location, /[\s\\]/, 'an address holds no such sign');
  }
  for (const [name, value] of headers) {
    assert.notEqual(name, EVIL_MARK, 'a header of the visitor');
    assert.doesNotMatch(value, /[\r\n\0]/, name);
  }
  const cookies = headers.getSetCookie();
  for (const line of cookies) assertOwnCookie(line, request);
  if (cookies.length > 0) assert.equal(headers.get('cache-control'), 'private, no-store');
  if (isForeign(request, origin)) {
    const chosen = cookies.filter((line) => CHOICES.some((name) => line.startsWith(`${name}=`)));
    assert.deepEqual(chosen, [], 'another site chooses for a visitor');
  }
}

function assertBody({ status, headers, body }: Told): void {
  assert.doesNotMatch(body, INSIDE, 'it tells of its inside');
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) {
    assert.deepEqual(alive(body), [], 'input has become active HTML');
    assert.doesNotMatch(body, AWAY, 'a link leads away');
  }
  // A part of a file is no whole value.
  if (type.startsWith('application/json') && body !== '' && status !== 206) JSON.parse(body);
}

type Given = {
  readonly origin: string;
  readonly request: HostileRequest;
  /** Something behind the edge has failed: then, and only then, an error response is allowed. */
  readonly mayFail: boolean;
};

/** Asserts that the response does no harm, whatever was sent. */
export function assertHarmless(told: Told, { origin, request, mayFail }: Given): void {
  const { status, body } = told;
  assert.ok(status < 500 || (mayFail && FAILURES.has(status)), `${status}: ${body.slice(0, 300)}`);
  assertHeaders(told, request, origin);
  assertBody(told);
}

/** How the ways of serving the site differ from our own server, each time on purpose. */

export type Way = 'netlify' | 'nginx' | 'varnish';

export type Difference = {
  readonly way: Way;
  /** `status`, `body`, `function <name>`, or the name of a header. */
  readonly what: string;
  /** The requests, each of which differs; absent: at least one does. */
  readonly of?: readonly string[];
  readonly why: string;
};

/** Headers that belong to the moment or to one visitor, and are compared without their values. */
export const OF_THE_MOMENT: ReadonlySet<string> = new Set(['date', 'set-cookie', 'x-varnish']);

/** Several differences with one reason. */
const expected = (
  way: Way,
  what: readonly string[],
  why: string,
  of?: readonly string[],
): Difference[] => what.map((one) => ({ way, what: one, why, ...(of && { of }) }));

const BY_OUR_RULES = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy'],
  ...['referrer-policy', 'x-content-type-options', 'x-frame-options'],
];

const NETLIFY: readonly Difference[] = [
  ...expected(
    'netlify',
    ['function near-city'],
    'only Netlify knows where a visitor is; without a place it would have nothing to say',
  ),
  ...expected(
    'netlify',
    ['status', 'body'],
    'which spellings its CDN takes for one address is nowhere promised; ours takes these for one',
    ['two slashes before', 'two slashes behind'],
  ),
  ...expected(
    'netlify',
    ['cache-control'],
    'whether rules for a folder hold for what is not in it is nowhere promised; ours says of no absence that it is for good',
    ['a picture that is not there'],
  ),
];

const KNOWN = ['a known page', 'a known page, by its head', 'a known page among others'];
const KNOWN_COPIES = [
  ...['known brotli', 'known gzip', 'a known script'],
  'known brotli of another level',
];

const VARNISH: readonly Difference[] = [
  ...expected('varnish', ['surrogate-control', 'xkey'], 'they are for Varnish, and end there'),
  ...expected('varnish', ['via', 'x-varnish', 'x-cache'], 'Varnish says that it stands between'),
  ...expected(
    'varnish',
    ['content-type', 'accept-ranges'],
    'it says of a copy that is known what it says of the copy',
    [...KNOWN, ...KNOWN_COPIES, 'a known page, weakly', 'whatever is known', 'a known file'],
  ),
  ...expected('varnish', ['content-encoding'], 'the same', KNOWN_COPIES),
  ...expected('varnish', ['etag'], 'the tag of its own copy, which is strong', [
    'a known page, weakly',
  ]),
  ...expected(
    'varnish',
    ['content-type', 'accept-ranges', 'vary'],
    'it has asked for all of it, and says by itself that it is known',
    ['a picture of the backend that is known'],
  ),
  ...expected(
    'varnish',
    ['body', 'allow', 'content-length', 'content-type', 'vary', 'server'],
    'orders are refused where they would be obeyed',
    ['PURGE from outside'],
  ),
  ...expected(
    'varnish',
    ['status', 'body', 'cache-control', 'content-length', 'content-type', 'etag'],
    'it does not know If-Match, which no reader sends with a GET',
    ['other bytes only'],
  ),
  ...expected(
    'varnish',
    ['content-length', 'etag', 'vary'],
    'it asks for all of it, and so knows what our server says of a head only when it has made it',
    ['the head of a page that may be drawn anew'],
  ),
  ...expected(
    'varnish',
    ['cache-control', 'content-type', 'etag'],
    'a refusal has the headers of the copy; nobody keeps it',
    ['a part behind the end', 'a part that is none'],
  ),
];

const REDIRECTS = [
  ...['a former address', 'a former address without its slash'],
  ...['a former address that leads elsewhere', 'a redirect of netlify.toml'],
];
const PART_OF_BROTLI = 'a part of brotli';
const WHOLE_BROTLI = [
  ...['brotli', 'brotli of a script', 'the rest of the same brotli'],
  'the rest of brotli of another level',
];
const ALL_BROTLI = [...WHOLE_BROTLI, PART_OF_BROTLI];
const BEYOND = ['a part behind the end', 'a part that is none'];
const REFUSED = ['other bytes only', ...BEYOND];
const PARTS = ['a beginning', 'an end', 'a rest', 'the rest of the same'];
const NGINX: readonly Difference[] = [
  ...expected('nginx', ['server'], 'it says its name'),
  ...expected('nginx', ['etag'], 'it makes tags of time and size; the time stands for the content'),
  ...expected(
    'nginx',
    ['vary'],
    'it has no dictionaries, and forgets what varies where it says 304',
  ),
  ...expected(
    'nginx',
    ['body', 'content-type', 'content-length'],
    'it tells a redirect in words, too, which nobody sees',
    REDIRECTS,
  ),
  ...expected(
    'nginx',
    [
      ...['body', 'allow', 'cache-control', 'content-length'],
      'content-security-policy',
      'content-type',
      'x-robots-tag',
    ],
    'it refuses it itself',
    ['TRACE'],
  ),
  ...expected(
    'nginx',
    ['body', 'content-encoding'],
    'without its module for brotli it sends gzip, or the file',
    ALL_BROTLI,
  ),
  ...expected('nginx', ['content-length'], 'the same', WHOLE_BROTLI),
  ...expected('nginx', ['accept-ranges'], 'it has parts of files, and none of compressed copies', [
    'brotli',
    'gzip',
    'no brotli',
  ]),
  ...expected('nginx', ['accept-ranges'], 'it says that there are parts only with the whole', [
    ...REFUSED,
    ...PARTS,
    'a part by the head',
    'the rest of the same brotli',
    PART_OF_BROTLI,
  ]),
  ...expected('nginx', ['content-range'], 'of the file, which is longer', [
    PART_OF_BROTLI,
    'the rest of the same brotli',
  ]),
  ...expected(
    'nginx',
    ['status', 'body', 'content-type', 'content-length', 'accept-ranges'],
    'it does not know the tags of our copies: who goes over to it gets a file once more',
    ['known brotli of another level'],
  ),
  ...expected(
    'nginx',
    ['body', 'cache-control', 'content-length', 'content-type'],
    'it refuses in words',
    REFUSED,
  ),
  ...expected(
    'nginx',
    BY_OUR_RULES,
    'it says its headers twice where there is no such part',
    BEYOND,
  ),
  ...expected(
    'nginx',
    ['status', 'content-length', 'content-range'],
    'it gives a part of a head, too',
    ['a part by the head'],
  ),
];

export const EXPECTED_DIFFERENCES: readonly Difference[] = [...NETLIFY, ...VARNISH, ...NGINX];

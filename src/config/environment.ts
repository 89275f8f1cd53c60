import * as v from 'valibot';
import { SENDER_NEEDS, senderEntries, senderNames } from './sender-settings.ts';
import { isTileFile } from './tiles.ts';
import { parseTrustedProxies } from './visitor-address.ts';

const port = (byDefault: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a port number'),
      v.transform(Number),
      v.minValue(1, 'must be a port number'),
      v.maxValue(65_535, 'must be at most 65535'),
    ),
    String(byDefault),
  );

const host = v.pipe(
  v.string(),
  v.regex(
    /^[\w.:-]{1,253}$/,
    'must be an IP address or host name of this machine, such as 0.0.0.0',
  ),
);

const milliseconds = (byDefault: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,7}$/, 'must be a number of milliseconds'),
      v.transform(Number),
    ),
    String(byDefault),
  );

const origin = v.pipe(
  v.string(),
  v.url('must be a URL such as https://api.example.ru'),
  v.regex(/^https?:\/\/[^/?#\s]+\/?$/, 'must be an origin without a path'),
  v.transform((url) => url.replace(/\/$/, '')),
);

const schema = v.object({
  /** `production`: no demonstration data, and every setting must be given. */
  MODE: v.optional(
    v.picklist(['demonstration', 'production'], 'must be demonstration or production'),
    'demonstration',
  ),
  /** The listen address of the site; absent: all addresses of the machine. */
  HOST: v.optional(host),
  /** The listen address of the backend: only the edge and the build have to reach it. */
  BACKEND_HOST: v.optional(host, '127.0.0.1'),
  PORT: port(8888),
  BACKEND_PORT: port(4010),
  REGENERATOR_PORT: port(4011),
  /** The data directory of the embedded run, relative to the project's root. */
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '.data'),
  /** If set, this backend is used and no embedded one is started. */
  REST_ORIGIN: v.optional(origin),
  /** If set, PostgreSQL replaces the embedded database. */
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres://')),
  ),
  /** `accept`: build even though far fewer entities arrived than last time. */
  CONTENT_DROP: v.optional(v.literal('accept', 'must be accept or not set')),
  /** Milliseconds that a page may take to render before the regenerator holds back its content. */
  RENDER_LIMIT: milliseconds(10_000),
  /** `off`: browsers remove what they have kept of the site for reading offline, and keep no more. */
  OFFLINE_PAGES: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  /** The origin of the published site, for canonical URLs. */
  SITE_URL: v.optional(origin),
  /** The address that visitors' questions are sent to. */
  COMPANY_MAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  /** If set, the number of the Yandex Metrika counter. Without it no third party is contacted. */
  METRIKA_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'must be a number'))),
  /** If set, reCAPTCHA replaces the local provider; it needs the other two as well. */
  CAPTCHA_SITE_KEY: v.optional(v.string()),
  CAPTCHA_SECRET: v.optional(v.string()),
  CAPTCHA_VERSION: v.optional(v.literal('3', 'must be 3')),
  /** The key of the SMS code digests; absent: one stored in DATA_DIR. */
  CODE_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  /** The credential of the edge for the backend; absent: one stored in DATA_DIR. */
  EDGE_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{32,200}$/, 'must have 32 to 200 visible characters')),
  ),
  /** If set, proxies in front of the server whose `X-Forwarded-For` is trusted. */
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const proxies = parseTrustedProxies(dataset.value);
        if (proxies) return proxies;
        addIssue({ message: 'must be addresses or ranges such as 10.0.0.0/8, 203.0.113.7' });
        return NEVER;
      }),
    ),
  ),
  /** If set, receives a message for every content change; the embedded run uses its regenerator. */
  CONTENT_HOOK_URL: v.optional(v.pipe(v.string(), v.url('must be a URL'))),
  /** The key that signs those messages; absent: a secret stored in DATA_DIR. */
  CONTENT_HOOK_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more')),
  ),
  /** If both are set, releases are deployed to this Netlify site. */
  NETLIFY_AUTH_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,200}$/, 'must be a token'))),
  NETLIFY_SITE_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/, 'must be an id'))),
  /** The URL of Netlify's API. */
  NETLIFY_API_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('must be a URL'),
      v.transform((url) => url.replace(/\/$/, '')),
    ),
    'https://api.netlify.com/api/v1',
  ),
  /** The build hook that the function `content-hook` calls to start a Netlify build. */
  NETLIFY_BUILD_HOOK_URL: v.optional(v.pipe(v.string(), v.url('must be a URL'))),
  /** The token of the editors; absent: one stored in DATA_DIR. */
  EDITOR_TOKEN: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  /** The salt of the session token's hash in the browser; not a secret there. */
  TOKEN_SALT: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, 'must be 8 to 100 letters and digits')),
    'yasno-embedded-run',
  ),
  /** Milliseconds that the embedded issuer takes for a certificate. */
  ISSUE_DELAY: milliseconds(2_000),
  /** Milliseconds until an embedded order is confirmed, and then until it is ready. */
  ORDER_DELAY: milliseconds(10_000),
  /**
   * If set, maps are Yandex's. Otherwise they are our own if there are tiles, or there are none.
   */
  YANDEX_MAPS_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'must be a key'))),
  /** If set, the tiles of our own maps: a URL with `{z}`, `{x}` and `{y}`, or one PMTiles file. */
  MAP_TILES_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:https?:\/\/[^\s]+|\/[^/\s][^\s]*)$/,
        'must be a URL such as https://tiles.example.ru/{z}/{x}/{y}.png',
      ),
      v.check(
        (url) => isTileFile(url) || ['{z}', '{x}', '{y}'].every((name) => url.includes(name)),
        'must contain {z}, {x} and {y}, or end in .pmtiles',
      ),
    ),
  ),
  /** The attribution of the tiles: their terms require it on the map. */
  MAP_TILES_CREDIT: v.optional(
    v.pipe(v.string(), v.maxLength(200), v.regex(/^[^<>&]*$/, 'must be plain text')),
  ),
  ...senderEntries,
});

export type Environment = v.InferOutput<typeof schema>;

/** Every setting there is; `.env.example` explains each of them. */
export const settingNames: readonly string[] = Object.keys(schema.entries);

/** The site's own origin. */
export const siteUrlOf = ({ SITE_URL, PORT }: Pick<Environment, 'SITE_URL' | 'PORT'>): string =>
  SITE_URL ?? `http://localhost:${PORT}`;

/** The errors in the environment: every invalid value, as `NAME: reason`. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Invalid environment: ${problems.join('; ')}`);
    this.problems = problems;
  }
}

/** The settings that a captcha requires. Only the backend needs the secret. */
function captchaNames(given: Record<string, unknown>): (keyof Environment)[] {
  const names = ['CAPTCHA_SITE_KEY', 'CAPTCHA_VERSION', 'CAPTCHA_SECRET'] as const;
  if (!names.some((name) => given[name])) return [];
  return names.filter((name) => name !== 'CAPTCHA_SECRET' || !given['REST_ORIGIN']);
}

/** The settings that a production site requires, wherever its backend is. */
const SITE_NEEDS = ['SITE_URL', 'CAPTCHA_SITE_KEY', 'CAPTCHA_VERSION', 'TOKEN_SALT'] as const;

/**
 * The settings that its backend requires: nothing that a demonstration makes up or stores in
 * DATA_DIR.
 */
const BACKEND_NEEDS = [
  'DATABASE_URL',
  'CODE_SECRET',
  'EDGE_SECRET',
  'EDITOR_TOKEN',
  'CONTENT_HOOK_SECRET',
  'CAPTCHA_SECRET',
  'COMPANY_MAIL',
  ...SENDER_NEEDS,
] as const;

/** Settings without a default in production. */
function productionNames(given: Record<string, unknown>): readonly (keyof Environment)[] {
  if (given['MODE'] !== 'production') return [];
  return given['REST_ORIGIN'] ? SITE_NEEDS : [...SITE_NEEDS, ...BACKEND_NEEDS];
}

/**
 * Derives the mode of this process and its children from `NODE_ENV=production`, as set by a
 * server's operator. Only for processes that an operator starts directly: Gatsby sets it for every
 * build.
 * @param source `process.env`, which is modified.
 */
export function takeOperatorsMode(source: Record<string, string | undefined>): void {
  if (!source['MODE'] && source['NODE_ENV'] === 'production') source['MODE'] = 'production';
}

/**
 * Reads the environment once, at the start of a process.
 * @param source `process.env` or a substitute; empty values count as not set.
 * @param required names that this process cannot do without.
 * @throws EnvironmentError with all problems.
 */
export function readEnvironment<Name extends keyof Environment = never>(
  source: Record<string, string | undefined>,
  required: readonly Name[] = [],
): Environment & { [K in Name]-?: NonNullable<Environment[K]> } {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const parsed = v.safeParse(schema, given, { abortPipeEarly: true });
  const problems = (parsed.issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`,
  );
  const hasDefault = (name: Name) => parsed.success && parsed.output[name] !== undefined;
  const needed = [
    ...required.filter((name) => !hasDefault(name)),
    ...captchaNames(given),
    ...senderNames(given),
    ...productionNames(given),
  ];
  for (const name of new Set(needed)) {
    if (given[name] === undefined) problems.push(`${name}: is missing`);
  }
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);
  return parsed.output as Environment & { [K in Name]-?: NonNullable<Environment[K]> };
}

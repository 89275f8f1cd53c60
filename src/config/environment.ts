import * as v from 'valibot';
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
  v.regex(/^[\w.:-]{1,253}$/, 'must be an address or a name of this machine, such as 0.0.0.0'),
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
  v.url('must be an address such as https://api.example.ru'),
  v.regex(/^https?:\/\/[^/?#\s]+\/?$/, 'must be an origin without a path'),
  v.transform((url) => url.replace(/\/$/, '')),
);

const schema = v.object({
  /** `production`: nothing of the demonstration, and every setting has to be given. */
  MODE: v.optional(
    v.picklist(['demonstration', 'production'], 'must be demonstration or production'),
    'demonstration',
  ),
  /** Where the site listens; absent: at every address of the machine. */
  HOST: v.optional(host),
  /** Where the backend listens: nobody but the edge and the build has to reach it. */
  BACKEND_HOST: v.optional(host, '127.0.0.1'),
  PORT: port(8888),
  BACKEND_PORT: port(4010),
  REGENERATOR_PORT: port(4011),
  /** Everything the embedded run keeps, relative to the project's root. */
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '.data'),
  /** Set: no embedded backend is started, this one is used. */
  REST_ORIGIN: v.optional(origin),
  /** Set: PostgreSQL instead of the embedded database. */
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres://')),
  ),
  /** `accept`: build although far fewer entities came than last time. */
  CONTENT_DROP: v.optional(v.literal('accept', 'must be accept or not set')),
  /** Milliseconds that a page may take to render before the regenerator holds its content back. */
  RENDER_LIMIT: milliseconds(10_000),
  /** Where the published site stands; used in canonical addresses. */
  SITE_URL: v.optional(origin),
  /** Where the questions of visitors go. */
  COMPANY_MAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  /** Set: the number of the Yandex Metrika counter. Without it no third party is ever asked. */
  METRIKA_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'must be a number'))),
  /** Set: reCAPTCHA instead of the local provider; the other two belong to it. */
  CAPTCHA_SITE_KEY: v.optional(v.string()),
  CAPTCHA_SECRET: v.optional(v.string()),
  CAPTCHA_VERSION: v.optional(v.literal('3', 'must be 3')),
  /** What the digests of SMS codes are made under; absent: one kept in DATA_DIR. */
  CODE_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  /** What the edge proves itself to the backend with; absent: one kept in DATA_DIR. */
  EDGE_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{32,200}$/, 'must have 32 to 200 visible characters')),
  ),
  /** Set: proxies in front of us, whose `X-Forwarded-For` is believed. */
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
  /** Set: who is told of every change of the content; the embedded run tells its regenerator. */
  CONTENT_HOOK_URL: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  /** What those messages are signed under; absent: a secret kept in DATA_DIR. */
  CONTENT_HOOK_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more')),
  ),
  /** Set, both: releases go to this site of Netlify's. */
  NETLIFY_AUTH_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,200}$/, 'must be a token'))),
  NETLIFY_SITE_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/, 'must be an id'))),
  /** Where Netlify's API is. */
  NETLIFY_API_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('must be an address'),
      v.transform((url) => url.replace(/\/$/, '')),
    ),
    'https://api.netlify.com/api/v1',
  ),
  /** What the function `content-hook` starts a build of Netlify's with. */
  NETLIFY_BUILD_HOOK_URL: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  /** What editors identify themselves with; absent: a token kept in DATA_DIR. */
  EDITOR_TOKEN: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  /** What the hash of a session's token is made with in the browser; not a secret there. */
  TOKEN_SALT: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, 'must be 8 to 100 letters and digits')),
    'yasno-embedded-run',
  ),
  /** Milliseconds the embedded issuer takes for a certificate. */
  ISSUE_DELAY: milliseconds(2_000),
  /** Milliseconds an embedded order takes to be confirmed, and then to be ready. */
  ORDER_DELAY: milliseconds(10_000),
  /** Set: maps are Yandex's. Without it they are our own if there are tiles, else there are none. */
  YANDEX_MAPS_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'must be a key'))),
  /** Set: our own maps lie on these: tiles, `{z}`, `{x}` and `{y}` stand for the place; or one PMTiles file. */
  MAP_TILES_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:https?:\/\/[^\s]+|\/[^/\s][^\s]*)$/,
        'must be an address such as https://tiles.example.ru/{z}/{x}/{y}.png',
      ),
      v.check(
        (url) => isTileFile(url) || ['{z}', '{x}', '{y}'].every((name) => url.includes(name)),
        'must name {z}, {x} and {y}, or a .pmtiles file',
      ),
    ),
  ),
  /** Who the tiles are by, in words: their terms want it on the map. */
  MAP_TILES_CREDIT: v.optional(
    v.pipe(v.string(), v.maxLength(200), v.regex(/^[^<>&]*$/, 'must be plain words')),
  ),
});

export type Environment = v.InferOutput<typeof schema>;

/** The site's own address. */
export const siteUrlOf = ({ SITE_URL, PORT }: Pick<Environment, 'SITE_URL' | 'PORT'>): string =>
  SITE_URL ?? `http://localhost:${PORT}`;

/** What is wrong with the environment: every value at once, as `NAME: reason`. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment is not usable: ${problems.join('; ')}`);
    this.problems = problems;
  }
}

/** Names without which a captcha cannot work. The secret is the backend's: elsewhere it is not needed. */
function captchaNames(given: Record<string, unknown>): (keyof Environment)[] {
  const names = ['CAPTCHA_SITE_KEY', 'CAPTCHA_VERSION', 'CAPTCHA_SECRET'] as const;
  if (!names.some((name) => given[name])) return [];
  return names.filter((name) => name !== 'CAPTCHA_SECRET' || !given['REST_ORIGIN']);
}

/** What a site needs that visitors rely on, wherever its backend is. */
const SITE_NEEDS = ['SITE_URL', 'CAPTCHA_SITE_KEY', 'CAPTCHA_VERSION', 'TOKEN_SALT'] as const;

/** What its backend needs: nothing that a demonstration makes up or keeps in DATA_DIR. */
const BACKEND_NEEDS = [
  'DATABASE_URL',
  'CODE_SECRET',
  'EDGE_SECRET',
  'EDITOR_TOKEN',
  'CONTENT_HOOK_SECRET',
  'CAPTCHA_SECRET',
  'COMPANY_MAIL',
] as const;

/** Names that nothing stands in for in production. */
function productionNames(given: Record<string, unknown>): readonly (keyof Environment)[] {
  if (given['MODE'] !== 'production') return [];
  return given['REST_ORIGIN'] ? SITE_NEEDS : [...SITE_NEEDS, ...BACKEND_NEEDS];
}

/**
 * Takes `NODE_ENV=production`, as a server's operator sets it, for the mode: of this process and of
 * all that it starts. Only for what an operator starts himself: Gatsby sets it for every build.
 * @param source `process.env`, which is changed.
 */
export function takeOperatorsMode(source: Record<string, string | undefined>): void {
  if (!source['MODE'] && source['NODE_ENV'] === 'production') source['MODE'] = 'production';
}

/**
 * Reads the environment once, at the start of a process.
 * @param source `process.env`, or what stands for it; empty values count as not set.
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
    ...productionNames(given),
  ];
  for (const name of new Set(needed)) {
    if (given[name] === undefined) problems.push(`${name}: is missing`);
  }
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);
  return parsed.output as Environment & { [K in Name]-?: NonNullable<Environment[K]> };
}

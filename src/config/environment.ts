import * as v from 'valibot';
import { backupEntries } from './backup-settings.ts';
import { cdnEntries, cdnNames } from './cdn-settings.ts';
import { CAPTCHA } from './constants.ts';
import { bucketNames, mediaEntries } from './media-settings.ts';
import { observingEntries } from './observing-settings.ts';
import { origin, requested } from './origin-setting.ts';
import { netlifyEntries } from './netlify-settings.ts';
import { host, port, postgres } from './place-settings.ts';
import { neededBy, type SettingName } from './processes.ts';
import { senderEntries, senderNames } from './sender-settings.ts';
import { isTileFile } from './tiles.ts';
import { parseTrustedProxies } from './visitor-address.ts';

const portOr = (byDefault: number) => v.optional(port, String(byDefault));

const milliseconds = (byDefault: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,7}$/, 'must be a number of milliseconds'),
      v.transform(Number),
    ),
    String(byDefault),
  );

/**
 * One secret, or `new,old` during a rotation: the first is used, all are accepted.
 * @param part a pattern for each of them.
 */
const secrets = (part: RegExp, message: string) =>
  v.pipe(
    v.string(),
    v.transform((given) => given.split(',').map((one) => one.trim())),
    v.everyItem((one) => part.test(one), message),
    v.readonly(),
  );

const longSecrets = v.optional(
  secrets(/^.{32,}$/su, 'must have 32 characters or more, without a comma'),
);

/** Secrets that are sent in a header, which has no Cyrillic, and no space in a token. */
const sentSecrets = v.optional(
  secrets(/^[\x21-\x7e]{32,200}$/, 'must have 32 to 200 Latin letters, digits and signs'),
);

const schema = v.object({
  /** `production`: no demonstration data, and every setting is required. */
  MODE: v.optional(
    v.picklist(['demonstration', 'production'], 'must be demonstration or production'),
    'demonstration',
  ),
  /** The listen address of the site; absent: all addresses of the machine. */
  HOST: v.optional(host),
  /** The listen address of the backend: only the edge and the build have to reach it. */
  BACKEND_HOST: v.optional(host, '127.0.0.1'),
  PORT: portOr(8888),
  BACKEND_PORT: portOr(4010),
  /** The listen address of the regenerator: only backends and workers have to reach it. */
  REGENERATOR_HOST: v.optional(host, '127.0.0.1'),
  REGENERATOR_PORT: portOr(4011),
  /** The listen address of a worker, for health checks. */
  WORKER_HOST: v.optional(host, '127.0.0.1'),
  WORKER_PORT: portOr(4012),
  /**
   * Milliseconds between reporting «not ready» and closing the port, so that a balancer stops sending
   * requests.
   */
  STOP_PAUSE: milliseconds(0),
  /** Milliseconds that pending requests and jobs have to finish before a process ends. */
  STOP_GRACE: milliseconds(10_000),
  /** The data directory of the embedded run, relative to the project's root. */
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '.data'),
  /** If set, this backend is used and no embedded one is started. */
  REST_ORIGIN: v.optional(origin),
  /** If set, PostgreSQL replaces the embedded database. */
  DATABASE_URL: v.optional(postgres),
  /** If set, a replica of that database, for reads that the contract marks `mayLag`. */
  DATABASE_REPLICA_URL: v.optional(postgres),
  /** Milliseconds by which the replica may lag before reads go to the database itself. */
  DATABASE_REPLICA_LAG: milliseconds(1_000),
  /** Connections of one process to PostgreSQL, plus one that listens. */
  DATABASE_POOL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/, 'must be a number of connections'),
      v.transform(Number),
    ),
    '10',
  ),
  /** The timeout of a PostgreSQL connection and of a statement, in milliseconds. */
  DATABASE_TIMEOUT: milliseconds(10_000),
  /** Milliseconds that a start waits for a PostgreSQL that does not respond yet. */
  DATABASE_WAIT: milliseconds(30_000),
  /**
   * Where jobs run: in the backend, or in separate processes. The default is the backend if the database is
   * the embedded one, which belongs to one process, and workers otherwise.
   */
  JOBS: v.optional(v.picklist(['backend', 'worker'], 'must be backend or worker')),
  /** When migrations run: on each start, or only by `npm run migrate`, which is the default in production. */
  MIGRATIONS: v.optional(v.picklist(['start', 'command'], 'must be start or command')),
  /** `accept`: build even though far fewer entities arrived than last time. */
  CONTENT_DROP: v.optional(v.literal('accept', 'must be accept or not set')),
  /** Milliseconds that a page may take to render before the regenerator holds back its content. */
  RENDER_LIMIT: milliseconds(10_000),
  /** `off`: browsers remove the pages they have stored for offline reading, and store no more. */
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
  CAPTCHA_VERSION: v.optional(v.literal(`${CAPTCHA.version}`, `must be ${CAPTCHA.version}`)),
  /** The key of the SMS code digests and of links in letters; absent: one stored in DATA_DIR. */
  CODE_SECRET: longSecrets,
  /** The credential of the edge for the backend; absent: one stored in DATA_DIR. */
  EDGE_SECRET: sentSecrets,
  /** If set, the trusted proxies in front of the server, whose `X-Forwarded-For` is used. */
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
  CONTENT_HOOK_URL: v.optional(requested('http://127.0.0.1:4011/hooks/content')),
  /** The key that signs those messages; absent: a secret stored in DATA_DIR. */
  CONTENT_HOOK_SECRET: longSecrets,
  /** The token of the editors; absent: one stored in DATA_DIR. */
  EDITOR_TOKEN: sentSecrets,
  /** The salt of the session token's hash in the browser; not a secret there. */
  TOKEN_SALT: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, 'must be 8 to 100 letters and digits')),
    'yasno-embedded-run',
  ),
  /** Milliseconds that the embedded issuer takes to issue a certificate. */
  ISSUE_DELAY: milliseconds(2_000),
  /** Milliseconds until an embedded order is confirmed, and then until it is ready. */
  ORDER_DELAY: milliseconds(10_000),
  /** If set, maps are Yandex's. Otherwise they are our own if tiles are configured, or there are none. */
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
    v.pipe(v.string(), v.regex(/^[^<>&]{1,200}$/, 'must be plain text of up to 200 letters')),
  ),
  ...cdnEntries,
  ...netlifyEntries,
  ...observingEntries,
  ...mediaEntries,
  ...backupEntries,
  ...senderEntries,
});

export type Environment = v.InferOutput<typeof schema>;

/** The names of all settings; `.env.example` explains each of them. */
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
function captchaNames(given: Record<string, unknown>): readonly SettingName[] {
  const names = ['CAPTCHA_SITE_KEY', 'CAPTCHA_VERSION', 'CAPTCHA_SECRET'] as const;
  if (!names.some((name) => given[name])) return [];
  return names.filter((name) => name !== 'CAPTCHA_SECRET' || !given['REST_ORIGIN']);
}

/** Settings without a default in production. */
function productionNames(given: Record<string, unknown>): readonly SettingName[] {
  if (given['MODE'] !== 'production') return [];
  return given['REST_ORIGIN']
    ? neededBy('start', 'production')
    : neededBy('start', 'production', 'own-backend');
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
 * @param required names that this process needs.
 * @throws EnvironmentError with all problems.
 */
export function readEnvironment<Name extends keyof Environment = never>(
  source: Record<string, string | undefined>,
  required: readonly Name[] = [],
): Parsed<Name> {
  const given = givenIn(source);
  return parseSettings(given, [
    ...required,
    ...captchaNames(given),
    ...senderNames(given),
    ...bucketNames(given),
    ...cdnNames(given),
    ...productionNames(given),
  ]);
}

/** The values that are set; empty ones count as not set. */
export const givenIn = (source: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );

export type Parsed<Name extends keyof Environment> = Environment & {
  [K in Name]-?: NonNullable<Environment[K]>;
};

/**
 * Checks given values.
 * @param needed names that must be among them.
 * @param told the names under which values were set, where those differ.
 * @throws EnvironmentError with all problems.
 */
export function parseSettings<Name extends keyof Environment>(
  given: Readonly<Record<string, string>>,
  needed: readonly (keyof Environment)[],
  told: Readonly<Record<string, string>> = {},
): Parsed<Name> {
  const result = v.safeParse(schema, given, { abortPipeEarly: true });
  const wrong = (result.issues ?? []).map((issue) => {
    const name = v.getDotPath(issue) ?? 'environment';
    return `${told[name] ?? name}: ${issue.message}`;
  });
  const missing = [...new Set(needed)].filter((name) => given[name] === undefined);
  const problems = [...wrong, ...missing.map((name) => `${name}: is missing`)];
  if (!result.success || problems.length > 0) throw new EnvironmentError(problems);
  return result.output as Parsed<Name>;
}

/** The processes with commands of their own, and the settings that each of them reads. */

/**
 * `start` is all processes together under `npm start`; `backup` is also `npm run restore`; `media` copies
 * media between a directory and a bucket.
 */
export type ProcessName =
  | 'start'
  | 'backend'
  | 'worker'
  | 'regenerator'
  | 'site'
  | 'migrate'
  | 'backup'
  | 'media';

/**
 * Whether a process needs a setting: it reads it if set; needs it in production, where there is no made-up
 * default; needs it in production only for its own backend, so not with a `REST_ORIGIN`; or always needs it.
 */
export type Need = 'reads' | 'production' | 'own-backend' | 'always';

type Needs = Readonly<Partial<Record<ProcessName, Need>>>;

const EVERYBODY: Needs = {
  start: 'reads',
  backend: 'reads',
  worker: 'reads',
  regenerator: 'reads',
  site: 'reads',
  migrate: 'reads',
  backup: 'reads',
  media: 'reads',
};
const SERVERS: Needs = {
  start: 'reads',
  backend: 'reads',
  worker: 'reads',
  regenerator: 'reads',
  site: 'reads',
};
const OF_DATABASE: Needs = { start: 'reads', backend: 'reads', worker: 'reads', migrate: 'reads' };
const OF_BACKEND: Needs = { start: 'reads', backend: 'reads' };
const OF_REGENERATOR: Needs = { start: 'reads', regenerator: 'reads' };
/** A regenerator rebuilds the site when its sources or settings have changed. */
const OF_PAGES: Needs = OF_REGENERATOR;
/** The process that runs the jobs delivers the outbox: a worker, or a backend that runs them itself. */
const OF_SENDERS: Needs = { start: 'reads', backend: 'reads', worker: 'reads' };
/** In production nobody reads a message that is only stored. */
const SENDERS_NEEDED: Needs = { start: 'own-backend', backend: 'reads', worker: 'production' };
/** Media storage: a backend serves the files, and jobs publish and remove them. */
const OF_MEDIA: Needs = {
  start: 'reads',
  backend: 'reads',
  worker: 'reads',
  backup: 'reads',
  media: 'reads',
};
/** The editor's screen shows the same maps. */
const OF_MAPS: Needs = { ...OF_PAGES, backend: 'reads' };

/**
 * Every setting with the processes that read it: the single table that is checked on start and shown in
 * docs/operations/processes.md.
 */
export const SETTINGS_OF_PROCESSES = {
  MODE: EVERYBODY,
  // Every server reads these as its own unless the names below are set.
  HOST: SERVERS,
  PORT: SERVERS,
  BACKEND_HOST: OF_BACKEND,
  BACKEND_PORT: OF_BACKEND,
  REGENERATOR_HOST: OF_REGENERATOR,
  REGENERATOR_PORT: OF_REGENERATOR,
  WORKER_HOST: { worker: 'reads' },
  WORKER_PORT: { worker: 'reads' },
  DATA_DIR: { ...SERVERS, backup: 'reads', media: 'reads' },
  SITE_URL: {
    start: 'production',
    backend: 'production',
    worker: 'production',
    regenerator: 'always',
    site: 'production',
  },
  OFFLINE_PAGES: OF_PAGES,
  LOG_FORMAT: SERVERS,
  LOG_LEVEL: SERVERS,
  METRICS_PORT: SERVERS,
  METRICS_HOST: SERVERS,
  OTEL_EXPORTER_OTLP_ENDPOINT: SERVERS,
  OTEL_EXPORTER_OTLP_HEADERS: SERVERS,
  TRACE_SHARE: SERVERS,
  STOP_PAUSE: SERVERS,
  STOP_GRACE: SERVERS,
  REST_ORIGIN: { start: 'reads', regenerator: 'always', site: 'always' },
  DATABASE_URL: {
    start: 'own-backend',
    backend: 'production',
    worker: 'always',
    migrate: 'always',
    // Otherwise the embedded database would pass for the site's.
    backup: 'production',
  },
  DATABASE_REPLICA_URL: OF_BACKEND,
  DATABASE_REPLICA_LAG: OF_BACKEND,
  DATABASE_POOL: OF_DATABASE,
  DATABASE_TIMEOUT: OF_DATABASE,
  DATABASE_WAIT: OF_DATABASE,
  JOBS: OF_BACKEND,
  MIGRATIONS: { start: 'reads', backend: 'reads', worker: 'reads' },
  MEDIA_URL: OF_MEDIA,
  MEDIA_S3_ENDPOINT: OF_MEDIA,
  MEDIA_S3_REGION: OF_MEDIA,
  MEDIA_S3_KEY_ID: OF_MEDIA,
  MEDIA_S3_SECRET: OF_MEDIA,
  MEDIA_S3_STYLE: OF_MEDIA,
  BACKUP_KEY: { backup: 'reads' },
  POSTGRES_BIN: { backup: 'reads' },
  COMPANY_MAIL: { start: 'own-backend', backend: 'production', worker: 'reads' },
  ISSUE_DELAY: OF_BACKEND,
  ORDER_DELAY: { ...OF_BACKEND, worker: 'reads' },
  CODE_SECRET: { start: 'own-backend', backend: 'production', worker: 'production' },
  EDGE_SECRET: { start: 'own-backend', backend: 'production', site: 'production' },
  EDITOR_TOKEN: { start: 'own-backend', backend: 'production' },
  CONTENT_HOOK_SECRET: {
    start: 'own-backend',
    backend: 'production',
    worker: 'production',
    regenerator: 'always',
  },
  TOKEN_SALT: { start: 'production', regenerator: 'production' },
  TRUSTED_PROXIES: { start: 'reads', backend: 'reads', site: 'reads' },
  CONTENT_HOOK_URL: { start: 'reads', backend: 'reads', worker: 'reads' },
  SMTP_URL: SENDERS_NEEDED,
  MAIL_FROM: SENDERS_NEEDED,
  DKIM_DOMAIN: OF_SENDERS,
  DKIM_SELECTOR: OF_SENDERS,
  DKIM_KEY: OF_SENDERS,
  DKIM_KEY_FILE: OF_SENDERS,
  SMS_GATEWAY: SENDERS_NEEDED,
  SMS_SENDER: OF_SENDERS,
  SMS_COST_CEILING: OF_SENDERS,
  SMSRU_KEY: OF_SENDERS,
  SMSC_LOGIN: OF_SENDERS,
  SMSC_PASSWORD: OF_SENDERS,
  SMS_HTTP_URL: OF_SENDERS,
  SMS_HTTP_BODY: OF_SENDERS,
  SMS_HTTP_KEY: OF_SENDERS,
  SMS_HTTP_STATUS_URL: OF_SENDERS,
  CONTENT_DROP: OF_REGENERATOR,
  RENDER_LIMIT: OF_REGENERATOR,
  CDN: { ...OF_REGENERATOR, site: 'reads' },
  CDN_PURGE_URL: OF_REGENERATOR,
  CDN_ID: OF_REGENERATOR,
  CDN_TOKEN: OF_REGENERATOR,
  NETLIFY_AUTH_TOKEN: OF_REGENERATOR,
  NETLIFY_SITE_ID: { ...OF_REGENERATOR, backend: 'reads' },
  NETLIFY_API_URL: OF_REGENERATOR,
  NETLIFY_DEPLOY_INTERVAL: OF_REGENERATOR,
  NETLIFY_DEPLOYS_A_DAY: OF_REGENERATOR,
  // Only the function at Netlify reads it.
  NETLIFY_BUILD_HOOK_URL: {},
  NETLIFY_BUILD_INTERVAL: { start: 'reads', backend: 'reads', worker: 'reads' },
  // Only builds and edge functions at Netlify read it.
  PAGES_ORIGIN: {},
  METRIKA_ID: OF_PAGES,
  CAPTCHA_SITE_KEY: { start: 'production', regenerator: 'production' },
  CAPTCHA_SECRET: { start: 'own-backend', backend: 'production' },
  CAPTCHA_VERSION: { start: 'production', regenerator: 'production' },
  YANDEX_MAPS_KEY: OF_MAPS,
  MAP_TILES_URL: OF_MAPS,
  MAP_TILES_CREDIT: OF_MAPS,
} as const satisfies Readonly<Record<string, Needs>>;

type Table = typeof SETTINGS_OF_PROCESSES;

/** A setting that the table knows. */
export type SettingName = keyof Table;

/** The settings without which a process never starts. */
export type AlwaysNeeded<P extends ProcessName> = {
  [N in SettingName]: Table[N] extends Readonly<Record<P, 'always'>> ? N : never;
}[SettingName];

const rows = Object.entries(SETTINGS_OF_PROCESSES) as readonly [SettingName, Needs][];

/** The settings that a process reads. */
export const settingsOf = (process: ProcessName): readonly SettingName[] =>
  rows.flatMap(([name, needs]) => (needs[process] ? [name] : []));

/** The settings that a process needs in one of these ways. */
export const neededBy = (process: ProcessName, ...ways: readonly Need[]): readonly SettingName[] =>
  rows.flatMap(([name, { [process]: need }]) => (need && ways.includes(need) ? [name] : []));

/**
 * The names of a process's listen address: `HOST` and `PORT` work as well, for a host that runs each process
 * alone.
 */
export const LISTENING = {
  backend: { host: 'BACKEND_HOST', port: 'BACKEND_PORT' },
  worker: { host: 'WORKER_HOST', port: 'WORKER_PORT' },
  regenerator: { host: 'REGENERATOR_HOST', port: 'REGENERATOR_PORT' },
} as const satisfies Readonly<
  Partial<Record<ProcessName, { readonly host: SettingName; readonly port: SettingName }>>
>;

import { describe, expect, it } from '@jest/globals';
import { problemsOf } from '../../tests/unit/environment-problems.ts';
import { readEnvironment, takeOperatorsMode } from './environment.ts';

describe('readEnvironment', () => {
  it('has a default for everything a first start needs', () => {
    const defaults = {
      LOG_LEVEL: 'info',
      MEDIA_S3_REGION: 'us-east-1',
      MEDIA_S3_STYLE: 'path',
      MODE: 'demonstration',
      BACKEND_HOST: '127.0.0.1',
      PORT: 8888,
      BACKEND_PORT: 4010,
      REGENERATOR_HOST: '127.0.0.1',
      REGENERATOR_PORT: 4011,
      WORKER_HOST: '127.0.0.1',
      WORKER_PORT: 4012,
      STOP_PAUSE: 0,
      STOP_GRACE: 10_000,
      DATABASE_POOL: 10,
      DATABASE_REPLICA_LAG: 1_000,
      DATABASE_TIMEOUT: 10_000,
      DATABASE_WAIT: 30_000,
      DATA_DIR: '.data',
      NETLIFY_API_URL: 'https://api.netlify.com/api/v1',
      NETLIFY_BUILD_INTERVAL: 600_000,
      NETLIFY_DEPLOYS_A_DAY: 100,
      NETLIFY_DEPLOY_INTERVAL: 60_000,
      ISSUE_DELAY: 2000,
      OFFLINE_PAGES: 'on',
      ORDER_DELAY: 10_000,
      RENDER_LIMIT: 10_000,
      SMS_COST_CEILING: 10_000,
      SMS_HTTP_BODY: '{"id":"{id}","to":"{to}","text":"{text}","sender":"{sender}"}',
      TOKEN_SALT: 'yasno-embedded-run',
      METRICS_HOST: '127.0.0.1',
      TRACE_SHARE: 1,
    };
    expect(readEnvironment({})).toEqual(defaults);
    expect(readEnvironment({ PORT: '', DATA_DIR: '', REST_ORIGIN: '' })).toEqual(defaults);
  });

  it.each(['0.5', '.5', '1.0', '0.12345'])('reads %s as a share of requests', (typed) => {
    expect(readEnvironment({ TRACE_SHARE: typed }).TRACE_SHARE).toBe(Number(typed));
  });

  it('says what a share of requests and a line below a map may be', () => {
    expect(problemsOf({ TRACE_SHARE: '1,0', MAP_TILES_CREDIT: '©'.repeat(201) })).toEqual([
      'MAP_TILES_CREDIT: must be plain text of up to 200 letters',
      'TRACE_SHARE: must be a number from 0 to 1, such as 0.25',
    ]);
  });

  it('reads the given values and ignores unknown names', () => {
    const given = {
      PORT: '65535',
      REST_ORIGIN: 'https://api.example.ru/',
      SITE_URL: 'http://localhost:8888',
      DATABASE_URL: 'postgresql://localhost/yasno',
      CONTENT_DROP: 'accept',
      METRIKA_ID: '10000001',
      HOME: '/root',
    };
    const environment = readEnvironment(given, ['REST_ORIGIN', 'DATABASE_URL']);
    expect(environment).toMatchObject({
      PORT: 65_535,
      REST_ORIGIN: 'https://api.example.ru',
      SITE_URL: 'http://localhost:8888',
      DATABASE_URL: 'postgresql://localhost/yasno',
      CONTENT_DROP: 'accept',
      METRIKA_ID: '10000001',
    });
    expect(environment).not.toHaveProperty('HOME');
  });

  it.each(['0', '65536', '-1', '8.8', '1e3', ' 80', 'http'])('rejects the port %j', (PORT) => {
    expect(problemsOf({ PORT })).toEqual([expect.stringMatching(/^PORT: must be /)]);
  });

  it.each([
    'api.example.ru',
    'ftp://api.example.ru',
    'https://api.example.ru/rest',
    'https://api.example.ru//',
    'https://api.example.ru?city=1',
    'https://api.example.ru#top',
    'https://api.example.ru ',
    'https://name:password@api.example.ru',
  ])('rejects the origin %j', (REST_ORIGIN) => {
    expect(problemsOf({ REST_ORIGIN })).toContainEqual(expect.stringMatching(/^REST_ORIGIN: must/));
  });

  it.each(['12x', '-1', '1.5', '1234567890123'])('rejects the counter %j', (METRIKA_ID) => {
    expect(problemsOf({ METRIKA_ID })).toEqual(['METRIKA_ID: must be a number']);
  });

  it.each(['a b', 'key&lang=en', 'к'])('rejects the maps key %j', (YANDEX_MAPS_KEY) => {
    expect(problemsOf({ YANDEX_MAPS_KEY })).toEqual(['YANDEX_MAPS_KEY: must be a key']);
  });

  it.each([
    ['https://tiles.example.ru/{z}/{x}.png', 'must contain {z}, {x} and {y}, or end in .pmtiles'],
    ['https://tiles.example.ru/x?f=.pmtiles', 'must contain {z}, {x} and {y}, or end in .pmtiles'],
    ['javascript:{z}{x}{y}', expect.stringMatching(/^must be a URL/)],
    ['//tiles.example.ru/{z}/{x}/{y}.png', expect.stringMatching(/^must be a URL/)],
  ])('rejects the tiles %j', (MAP_TILES_URL, reason) => {
    expect(problemsOf({ MAP_TILES_URL }).map((problem) => problem.split(': ')[1])).toEqual([
      reason,
    ]);
  });

  it.each(['/tiles/{z}/{x}/{y}.png', 'https://tiles.example.ru/moskva.pmtiles?v=2'])(
    'accepts the tiles %s',
    (MAP_TILES_URL) => {
      expect(problemsOf({ MAP_TILES_URL })).toEqual([]);
    },
  );

  it('reports all problems together, each by its variable', () => {
    const problems = problemsOf(
      { PORT: 'x', DATABASE_URL: 'mysql://localhost', CONTENT_DROP: 'yes' },
      ['REST_ORIGIN'],
    );
    expect([...problems].sort()).toEqual([
      'CONTENT_DROP: must be accept or not set',
      'DATABASE_URL: must begin with postgres://',
      'PORT: must be a port number',
      'REST_ORIGIN: is missing',
    ]);
    expect(() => readEnvironment({ PORT: 'x' })).toThrow(/^Invalid environment: PORT: /);
  });

  it('reports an empty required value as missing, and a wrong one as wrong only', () => {
    expect(problemsOf({ REST_ORIGIN: '' }, ['REST_ORIGIN'])).toEqual(['REST_ORIGIN: is missing']);
    expect(problemsOf({ REST_ORIGIN: 'https://a/b' }, ['REST_ORIGIN'])).toEqual([
      'REST_ORIGIN: must be an origin without a path',
    ]);
  });

  it('accepts a captcha only with all its settings', () => {
    const captcha = { CAPTCHA_SITE_KEY: 'key', CAPTCHA_SECRET: 'secret', CAPTCHA_VERSION: '3' };
    expect(readEnvironment(captcha)).toMatchObject(captcha);
    for (const name of Object.keys(captcha)) {
      expect(problemsOf({ ...captcha, [name]: '' })).toEqual([`${name}: is missing`]);
    }
    expect(problemsOf({ ...captcha, CAPTCHA_VERSION: '2' })).toEqual([
      'CAPTCHA_VERSION: must be 3',
    ]);
  });

  it('requires the captcha secret only for the backend', () => {
    const site = { CAPTCHA_SITE_KEY: 'key', CAPTCHA_VERSION: '3' };
    expect(problemsOf(site)).toEqual(['CAPTCHA_SECRET: is missing']);
    expect(problemsOf({ ...site, REST_ORIGIN: 'https://api.example.ru' })).toEqual([]);
  });

  it('has no demonstration defaults in production, and reports everything missing together', () => {
    const site = ['SITE_URL', 'CAPTCHA_SITE_KEY', 'CAPTCHA_VERSION', 'TOKEN_SALT'];
    const missing = problemsOf({ MODE: 'production' });
    for (const name of [...site, 'DATABASE_URL', 'CODE_SECRET', 'EDITOR_TOKEN', 'COMPANY_MAIL']) {
      expect(missing).toContain(`${name}: is missing`);
    }
    expect(problemsOf({ MODE: 'production', REST_ORIGIN: 'https://api.example.ru' })).toEqual(
      expect.arrayContaining(site.map((name) => `${name}: is missing`)),
    );
    expect(problemsOf({ HOST: 'http://a/' })).toEqual([expect.stringMatching(/^HOST: must be /)]);
    expect(problemsOf({ MODE: 'demo' })).toEqual(['MODE: must be demonstration or production']);
  });

  it('accepts several secrets for a rotation, each of which must be valid', () => {
    const [old, fresh] = ['o'.repeat(32), 'n'.repeat(40)];
    for (const name of [
      'CODE_SECRET',
      'EDGE_SECRET',
      'EDITOR_TOKEN',
      'CONTENT_HOOK_SECRET',
    ] as const) {
      expect(readEnvironment({ [name]: `${fresh}, ${old}` })[name]).toEqual([fresh, old]);
      for (const given of [`${fresh},`, `${fresh},short`]) {
        expect(problemsOf({ [name]: given })).toEqual([
          expect.stringMatching(new RegExp(`^${name}[.\\d]*: must have 32 `)),
        ]);
      }
    }
  });

  it('rejects a guessable code secret, and a delay that is not a number', () => {
    expect(problemsOf({ CODE_SECRET: 'short' })).toEqual([expect.stringMatching(/^CODE_SECRET: /)]);
    expect(readEnvironment({ CODE_SECRET: 'x'.repeat(32), ISSUE_DELAY: '0' }).ISSUE_DELAY).toBe(0);
    expect(problemsOf({ ISSUE_DELAY: '2s' })).toEqual([expect.stringMatching(/^ISSUE_DELAY: /)]);
  });
});

it("derives the mode from an operator's NODE_ENV unless it is set explicitly", () => {
  const modeOf = (source: Record<string, string>) => {
    takeOperatorsMode(source);
    return source['MODE'];
  };
  expect(modeOf({ NODE_ENV: 'production' })).toBe('production');
  expect(modeOf({ NODE_ENV: 'production', MODE: 'demonstration' })).toBe('demonstration');
  expect(modeOf({ NODE_ENV: 'test' })).toBeUndefined();
});

it('reads the trusted proxies', () => {
  const { TRUSTED_PROXIES: trusted } = readEnvironment({ TRUSTED_PROXIES: '10.0.0.0/8' });
  expect([trusted?.includes('10.1.2.3'), trusted?.includes('11.1.2.3')]).toEqual([true, false]);
  expect(() => readEnvironment({ TRUSTED_PROXIES: 'nginx', EDGE_SECRET: 'short' })).toThrow(
    /EDGE_SECRET: must have 32 .*; TRUSTED_PROXIES: must be addresses/,
  );
});

describe('the settings of senders', () => {
  it('reports all missing settings of the senders together', () => {
    expect(
      problemsOf({
        SMTP_URL: 'smtp://localhost',
        DKIM_SELECTOR: 'mail',
        SMS_GATEWAY: 'smsc, smsru,http',
      }),
    ).toEqual(
      [
        'MAIL_FROM',
        'DKIM_DOMAIN',
        'DKIM_KEY',
        'SMSC_LOGIN',
        'SMSC_PASSWORD',
        'SMSRU_KEY',
        'SMS_HTTP_URL',
      ].map((name) => `${name}: is missing`),
    );
    expect(problemsOf({ DKIM_DOMAIN: 'a.ru', DKIM_SELECTOR: 's', DKIM_KEY_FILE: '/k' })).toEqual(
      [],
    );
  });

  it.each([
    ['SMTP_URL', 'mail.example.ru'],
    ['SMTP_URL', 'http://mail.example.ru'],
    ['SMTP_URL', 'smtp://name:100%sure@mail.example.ru'],
    ['MAIL_FROM', 'Name <info@example.ru'],
    ['MAIL_FROM', 'Name\nBcc: a@b.ru <info@example.ru>'],
    ['SMS_GATEWAY', 'smsru,other'],
    ['SMS_GATEWAY', 'smsru,smsru'],
    ['SMS_COST_CEILING', '0'],
    ['SMS_COST_CEILING', '-1'],
    ['SMS_HTTP_BODY', '{"to":{to},"text":"{text}"}'],
    ['SMS_HTTP_BODY', '{"to":"{to}"}'],
    ['SMS_HTTP_STATUS_URL', 'https://sms.example.ru/'],
  ])('rejects %s=%j', (name, value) => {
    const faults = problemsOf({ [name]: value }).filter((fault) =>
      fault.startsWith(`${name}: must`),
    );
    expect(faults).toHaveLength(1);
  });

  it.each([
    ['info@example.ru', { name: '', address: 'info@example.ru' }],
    ['Имя <info@example.ru>', { name: 'Имя', address: 'info@example.ru' }],
    ['"Имя, ещё" <info@example.ru>', { name: 'Имя, ещё', address: 'info@example.ru' }],
  ])('reads the sender %j', (MAIL_FROM, expected) => {
    expect(readEnvironment({ MAIL_FROM }).MAIL_FROM).toEqual(expected);
  });
});

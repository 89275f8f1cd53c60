import { expect, it } from '@jest/globals';
import { VIDEO_HOSTS } from '../../config/video-hosts.ts';
import { contentPolicy, hashSource, inlineScripts, watchedPolicy } from './content-policy.ts';
import { headerFile } from './header-file.ts';

const SCRIPT = 'let a = 1';

/** The sources of a directive; undefined when the policy has none. */
function sourcesOf(policy: string, name: string): string[] | undefined {
  const found = policy.split('; ').find((directive) => directive.startsWith(`${name} `));
  return found?.split(' ').slice(1);
}

it('allows only our own origin and the video players when nothing is configured', () => {
  const policy = contentPolicy({}, [SCRIPT]);
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", hashSource(SCRIPT)]);
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'"]);
  const players = VIDEO_HOSTS.map(({ frames }) => frames);
  expect(sourcesOf(policy, 'frame-src')).toEqual(players);
  expect(policy.replace(players.join(' '), '')).not.toMatch(/https?:|unsafe-eval|\*/);
  expect(policy).toContain("base-uri 'none'; object-src 'none'; frame-ancestors 'none'");
});

it('allows a third party only when its setting is present', () => {
  const scripts = (settings: object) => sourcesOf(contentPolicy(settings, []), 'script-src');
  expect(scripts({ METRIKA_ID: '1' })).toContain('https://mc.yandex.ru');
  expect(scripts({ METRIKA_ID: '1' })).not.toContain('https://api-maps.yandex.ru');
  expect(scripts({ YANDEX_MAPS_KEY: 'k' })).toContain('https://api-maps.yandex.ru');
  const captcha = contentPolicy({ CAPTCHA_SITE_KEY: 'k' }, []);
  expect(sourcesOf(captcha, 'frame-src')).toContain('https://www.recaptcha.net/recaptcha/');
  expect(sourcesOf(captcha, 'img-src')).toEqual(["'self'", 'data:']);
});

it('enforces trusted types unless a script is loaded that was not tested with them', () => {
  const enforced = 'require-trusted-types-for';
  expect(contentPolicy({ CAPTCHA_SITE_KEY: 'k' }, [])).toContain(enforced);
  expect(watchedPolicy({ CAPTCHA_SITE_KEY: 'k' })).toBeNull();
  expect(contentPolicy({ METRIKA_ID: '1' }, [])).not.toContain(enforced);
  expect(watchedPolicy({ METRIKA_ID: '1' })).toContain(enforced);
  expect(watchedPolicy({ YANDEX_MAPS_KEY: 'k' })).toContain(enforced);
});

it.each([
  ['https://tiles.example.ru/{z}/{x}/{y}.png', 'https://tiles.example.ru'],
  ['http://localhost:8080/{z}/{x}/{y}.png', 'http://localhost:8080'],
  ['https://{s}.tiles.example.ru/{z}/{x}/{y}.png', 'https://*.tiles.example.ru'],
  ['https://tile-{s}.example.ru/{z}/{x}/{y}.png', 'https://*.example.ru'],
  ['/tiles/{z}/{x}/{y}.png', undefined],
])('allows pictures of the tiles %s from %s', (MAP_TILES_URL, source) => {
  const [, , ...others] = sourcesOf(contentPolicy({ MAP_TILES_URL }, []), 'img-src') ?? [];
  expect(others).toEqual(source === undefined ? [] : [source]);
});

it.each([
  ['https://files.example.ru/maps/moskva.pmtiles', ['https://files.example.ru']],
  ['/maps/moskva.pmtiles', []],
])('allows scripts to fetch parts of %s', (MAP_TILES_URL, expected) => {
  const policy = contentPolicy({ MAP_TILES_URL }, []);
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", ...expected]);
  expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:']);
});

it('allows pictures from a public backend, and from no other', () => {
  const sources = (REST_ORIGIN: string) => sourcesOf(contentPolicy({ REST_ORIGIN }, []), 'img-src');
  const own = ["'self'", 'data:'];
  expect(sources('https://api.example.ru')).toEqual([...own, 'https://api.example.ru']);
  for (const origin of [
    'http://10.0.0.5:4010',
    'http://localhost:4010',
    'https://localhost:4010',
  ]) {
    expect(sources(origin)).toEqual(own);
  }
});

it('finds executable scripts only', () => {
  const html =
    '<script>a</script><script type="application/ld+json">{"b":1}</script>' +
    '<script src="/c.js" async></script><script id="d">\nd</script>';
  expect(inlineScripts(html)).toEqual(['a', '\nd']);
});

it('sends HSTS only in production with https', () => {
  const at = (MODE: 'demonstration' | 'production', SITE_URL: string) =>
    headerFile({ MODE, SITE_URL }, []).includes('Strict-Transport-Security');
  expect(at('production', 'https://yasno.example')).toBe(true);
  expect(at('production', 'http://yasno.example')).toBe(false);
  expect(at('demonstration', 'https://yasno.example')).toBe(false);
});

import type { Environment } from '../../config/environment.ts';
import { VIDEO_HOSTS } from '../../config/video-hosts.ts';
import { isTileFile } from '../../config/tiles.ts';

/** Settings that bring third parties into our pages. */
export type PartySettings = Readonly<
  Partial<
    Pick<
      Environment,
      'CAPTCHA_SITE_KEY' | 'MAP_TILES_URL' | 'METRIKA_ID' | 'REST_ORIGIN' | 'YANDEX_MAPS_KEY'
    >
  >
>;

/** What a third party needs in addition to our own pages, by directive of the policy. */
export type Sources = Readonly<
  Partial<Record<'script' | 'img' | 'connect' | 'frame' | 'style', readonly string[]>>
>;

/**
 * Yandex's own list for visitors from Russia, without session replay and click maps: see
 * metrika.ts.
 */
const METRIKA_HOSTS = ['https://mc.yandex.ru', 'https://mc.yandex.com'];
const METRIKA: Sources = {
  script: [...METRIKA_HOSTS, 'https://yastatic.net'],
  img: METRIKA_HOSTS,
  connect: [...METRIKA_HOSTS, 'wss://mc.yandex.ru', 'wss://mc.yandex.com'],
};

/** What Yandex Maps 2.1 requires of a site with a policy when it is loaded with `csp=true`. */
const YANDEX_HOSTS = [
  'https://api-maps.yandex.ru',
  'https://suggest-maps.yandex.ru',
  'https://*.maps.yandex.net',
  'https://yandex.ru',
];
const YANDEX_MAPS: Sources = {
  script: [...YANDEX_HOSTS, 'https://yastatic.net'],
  img: YANDEX_HOSTS,
  connect: YANDEX_HOSTS,
  frame: ['https://api-maps.yandex.ru'],
  style: ['blob:'],
};

/**
 * Through the host that is reachable from Russia; the script itself comes from Google's static
 * files.
 */
const RECAPTCHA: Sources = {
  script: [
    'https://www.recaptcha.net/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    'https://www.gstatic.cn/recaptcha/',
  ],
  connect: ['https://www.recaptcha.net/recaptcha/'],
  frame: ['https://www.recaptcha.net/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** The host of tiles; a part of it that differs from tile to tile becomes a wildcard. */
function tileHost(template: string): string[] {
  const [, scheme = '', host = ''] = /^(https?:\/\/)([^/;,]+)/.exec(template) ?? [];
  if (host === '') return [];
  const fixed = /(?:^|\})[^{}.]*((?:\.[^{}.]+)*)$/.exec(host)?.[1] ?? '';
  return [scheme + (host.includes('{') ? `*${fixed}` : host)];
}

/** Tiles are pictures; from a single file a script fetches the parts that it draws. */
const tileSources = (url: string): Sources =>
  isTileFile(url) ? { connect: tileHost(url) } : { img: tileHost(url) };

/**
 * Live responses of an external backend may contain pictures with absolute URLs on it. A backend
 * behind plain http is in our private network, and the header is public.
 */
function pictureHosts(restOrigin: string | undefined): string[] {
  const address = URL.parse(restOrigin ?? '');
  return address?.protocol === 'https:' && address.hostname !== 'localhost' ? [address.origin] : [];
}

/** The third parties in our pages: players of videos, and those that the settings bring. */
export function thirdParties(settings: PartySettings): Sources[] {
  const { CAPTCHA_SITE_KEY, MAP_TILES_URL, METRIKA_ID, REST_ORIGIN, YANDEX_MAPS_KEY } = settings;
  return [
    { img: pictureHosts(REST_ORIGIN) },
    // Editors link to videos without asking for a setting; a frame is made when it is pressed.
    { frame: VIDEO_HOSTS.map(({ frames }) => frames) },
    ...(METRIKA_ID ? [METRIKA] : []),
    ...(YANDEX_MAPS_KEY ? [YANDEX_MAPS] : []),
    ...(CAPTCHA_SITE_KEY ? [RECAPTCHA] : []),
    ...(MAP_TILES_URL ? [tileSources(MAP_TILES_URL)] : []),
  ];
}

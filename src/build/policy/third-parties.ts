import type { Environment } from '../../config/environment.ts';
import { mapSources, type Sources } from '../../config/map-sources.ts';
import { VIDEO_HOSTS } from '../../config/video-hosts.ts';

/** Settings that add third parties to our pages. */
export type PartySettings = Readonly<
  Partial<
    Pick<
      Environment,
      'CAPTCHA_SITE_KEY' | 'MAP_TILES_URL' | 'METRIKA_ID' | 'REST_ORIGIN' | 'YANDEX_MAPS_KEY'
    >
  >
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

/**
 * Live responses of an external backend may contain pictures with absolute URLs on it. A backend
 * behind plain http is in our private network, and the header is public.
 */
function pictureHosts(restOrigin: string | undefined): string[] {
  const address = URL.parse(restOrigin ?? '');
  return address?.protocol === 'https:' && address.hostname !== 'localhost' ? [address.origin] : [];
}

/** The third parties in our pages: video players, and those that the settings add. */
export function thirdParties(settings: PartySettings): Sources[] {
  const { CAPTCHA_SITE_KEY, METRIKA_ID, REST_ORIGIN } = settings;
  return [
    { img: pictureHosts(REST_ORIGIN) },
    // Editors can link to videos without any setting; the frame is created when the video is pressed.
    { frame: VIDEO_HOSTS.map(({ frames }) => frames) },
    ...(METRIKA_ID ? [METRIKA] : []),
    ...mapSources(settings),
    ...(CAPTCHA_SITE_KEY ? [RECAPTCHA] : []),
  ];
}

/** External sources that maps load from, for the policies of the site's pages and of the editor's screen. */
import type { Environment } from './environment.ts';
import { isTileFile } from './tiles.ts';

/** What a third party needs in addition to our own pages, by directive of the policy. */
export type Sources = Readonly<
  Partial<Record<'script' | 'img' | 'connect' | 'frame' | 'style', readonly string[]>>
>;

/** The settings that give pages a map. */
export type MapEnvironment = Readonly<
  Partial<Pick<Environment, 'MAP_TILES_CREDIT' | 'MAP_TILES_URL' | 'YANDEX_MAPS_KEY'>>
>;

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

/** The host of tiles; a part that varies between tiles becomes a wildcard. */
function tileHost(template: string): string[] {
  const [, scheme = '', host = ''] = /^(https?:\/\/)([^/;,]+)/.exec(template) ?? [];
  if (host === '') return [];
  const fixed = /(?:^|\})[^{}.]*((?:\.[^{}.]+)*)$/.exec(host)?.[1] ?? '';
  return [scheme + (host.includes('{') ? `*${fixed}` : host)];
}

/** Tiles are pictures; from a single tile file, a script fetches the ranges it draws. */
const tileSources = (url: string): Sources =>
  isTileFile(url) ? { connect: tileHost(url) } : { img: tileHost(url) };

/** The sources of the configured maps; empty if there are none. */
export const mapSources = ({ MAP_TILES_URL, YANDEX_MAPS_KEY }: MapEnvironment): Sources[] => [
  ...(YANDEX_MAPS_KEY ? [YANDEX_MAPS] : []),
  ...(MAP_TILES_URL ? [tileSources(MAP_TILES_URL)] : []),
];

/** Sites whose videos a text may show: the one list for editors, pages and the policy. */

type Host = {
  /** The name shown to visitors: «Смотреть на RUTUBE». */
  readonly name: string;
  /** Hosts of video pages, and the ids in their addresses. */
  readonly hosts: readonly string[];
  readonly idOf: (page: URL) => string | null;
  /** The address of the video's page, without tracking parameters. */
  readonly link: (id: string) => string;
  /** The address of the player. */
  readonly frame: (id: string) => string;
  /** The prefix of every player's address, for the policy. */
  readonly frames: string;
};

const found = (text: string, form: RegExp) => form.exec(text)?.[1] ?? null;

export const VIDEO_HOSTS: readonly Host[] = [
  {
    name: 'RUTUBE',
    hosts: ['rutube.ru'],
    idOf: ({ pathname }) => found(pathname, /^\/video\/([\da-f]{32})\/?$/),
    link: (id) => `https://rutube.ru/video/${id}/`,
    frame: (id) => `https://rutube.ru/play/embed/${id}/?autoplay=1`,
    frames: 'https://rutube.ru/play/embed/',
  },
  {
    name: 'VK\u00a0Видео',
    hosts: ['vkvideo.ru', 'vk.com'],
    idOf: ({ pathname }) => found(pathname, /^\/video(-?\d{1,20}_\d{1,20})$/),
    link: (id) => `https://vkvideo.ru/video${id}`,
    frame: (id) => {
      const [owner = '', number = ''] = id.split('_');
      return `https://vkvideo.ru/video_ext.php?oid=${owner}&id=${number}&autoplay=1`;
    },
    frames: 'https://vkvideo.ru/video_ext.php',
  },
  {
    name: 'YouTube',
    hosts: ['youtube.com', 'youtu.be'],
    idOf: ({ hostname, pathname, searchParams }) =>
      found(
        hostname === 'youtu.be' ? pathname.slice(1) : (searchParams.get('v') ?? ''),
        /^([\w-]{11})$/,
      ),
    link: (id) => `https://www.youtube.com/watch?v=${id}`,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    frames: 'https://www.youtube-nocookie.com/embed/',
  },
];

/** A video on one of the sites. */
export type Video = { readonly host: string; readonly link: string; readonly frame: string };

/** The video at an address; null if the address is not that of a video on one of the sites. */
export function videoOf(address: string | undefined): Video | null {
  const page = URL.parse(address ?? '');
  if (page?.protocol !== 'https:' || page.port !== '') return null;
  const hostname = page.hostname.replace(/^(?:www|m)\./, '');
  const host = VIDEO_HOSTS.find(({ hosts }) => hosts.includes(hostname));
  page.hostname = hostname;
  const id = host?.idOf(page) ?? null;
  return host && id !== null
    ? { host: host.name, link: host.link(id), frame: host.frame(id) }
    : null;
}

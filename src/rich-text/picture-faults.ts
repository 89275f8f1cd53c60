import { parseDocument } from 'htmlparser2';
import { VIDEO_HOSTS, videoOf } from '../config/video-hosts.ts';
import { isInside, isTag, nodesIn, type Tag } from './nodes.ts';
import { after, spoken } from './place.ts';
import { settled } from './settle.ts';
import { OWN_PICTURE } from './text-pictures.ts';

/** Pictures that one message names, as an editor corrects them one by one. */
const NAMED = 3;
/** Characters of an address that a message shows, as a data URL contains the whole picture. */
const SHOWN = 60;

const FIGURE = new Set(['figure']);

const shown = (address: string) =>
  address.length > SHOWN ? `${address.slice(0, SHOWN)}…` : address;

function faultOf(picture: Tag): string | null {
  const { src = '', alt, role } = picture.attribs;
  if (!OWN_PICTURE.test(src)) {
    return `картинка не\u00a0с\u00a0нашего сервера, «${shown(src)}»: загрузите её и\u00a0поставьте адрес /media/…`;
  }
  if (!isInside(picture, FIGURE)) {
    return `картинка ${src} стоит посреди строки: ей\u00a0нужен свой <figure>`;
  }
  if ((alt ?? '').trim() === '' && !(alt !== undefined && role === 'presentation')) {
    return `у\u00a0картинки ${src} нет описания: напишите alt, а\u00a0для украшения — alt="" role="presentation"`;
  }
  return null;
}

/** Why the video of a figure cannot be shown; null when it can, or when there is none. */
function videoFault(figure: Tag): string | null {
  const address = figure.attribs['data-video'];
  if (address === undefined) return null;
  if (!videoOf(address)) {
    const names = VIDEO_HOSTS.map(({ name }) => name);
    const allowed = `${names.slice(0, -1).join(', ')} и\u00a0${names.at(-1) ?? ''}`;
    return `видео «${shown(address)}» показать нельзя: годятся ссылки на\u00a0видео с\u00a0${allowed}`;
  }
  const stills = (nodesIn(figure.children) ?? []).filter(
    (node) => isTag(node) && node.name === 'img',
  );
  if (stills.length === 1) return null;
  return 'видео нужен один кадр: загрузите картинку и\u00a0поставьте её в\u00a0тот же <figure>';
}

const CHECKS: Readonly<Record<string, (tag: Tag) => string | null>> = {
  img: faultOf,
  figure: videoFault,
};

/**
 * The reasons why pictures and videos of a rich text cannot be shown, each with its place; null if there are
 * none. Whether the files exist is checked elsewhere.
 */
export function pictureFaults(html: string): string | null {
  if (!/<img\b|\bdata-video\b/i.test(html)) return null;
  const nodes = nodesIn(parseDocument(settled(html)).children) ?? [];
  const faults: string[] = [];
  let words = '';
  for (const node of nodes) {
    words = (words + spoken(node)).slice(-2 * SHOWN);
    if (!isTag(node)) continue;
    const check = CHECKS[node.name];
    const fault = check?.(node) ?? null;
    if (fault !== null) faults.push(`${after(words)}: ${fault}`);
  }
  if (faults.length === 0) return null;
  const told = faults.slice(0, NAMED).join('; ');
  const more =
    faults.length > NAMED ? `; и\u00a0ещё картинок с\u00a0ошибками: ${faults.length - NAMED}` : '';
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}${more}`;
}

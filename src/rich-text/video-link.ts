import type { Video } from '../config/video-hosts.ts';
import { quoted } from './text-pictures.ts';

/**
 * A video as a page shows it: our own still, which is a link to the video. Nothing of the other site
 * loads before a press, after which `boot/video-presses.ts` plays it in place.
 * @param still the picture as HTML.
 */
export const videoLink = ({ host, link, frame }: Video, still: string): string =>
  `<a href=${quoted(link)} target="_blank" rel="noopener" data-play=${quoted(frame)}>` +
  `${still}<span>Смотреть на\u00a0${host}</span></a>`;

import type { Video } from '../config/video-hosts.ts';
import { quoted } from './text-pictures.ts';

/**
 * A video on a page: our own still, which links to the video. Nothing is loaded from the other site until it
 * is pressed; then `boot/video-presses.ts` plays it in place.
 * @param still the picture as HTML.
 */
export const videoLink = ({ host, link, frame }: Video, still: string): string =>
  `<a href=${quoted(link)} target="_blank" rel="noopener" data-play=${quoted(frame)}>` +
  `${still}<span>Смотреть на\u00a0${host}</span></a>`;

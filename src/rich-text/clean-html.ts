import sanitizeHtml from 'sanitize-html';
import {
  RICH_TEXT_ELEMENTS,
  RICH_TEXT_EVERYWHERE,
  RICH_TEXT_SCHEMES,
} from '../../contract/rich-text.ts';
import { videoOf } from '../config/video-hosts.ts';
import { isPictureWidth } from './picture-widths.ts';
import { settled } from './settle.ts';
import { OWN_PICTURE, quoted } from './text-pictures.ts';

const SIDE = /^[1-9]\d{0,4}$/;

/** Elements that a rich text does not allow are removed, but their text stays. */
const options: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(RICH_TEXT_ELEMENTS),
  allowedAttributes: {
    ...Object.fromEntries(
      Object.entries(RICH_TEXT_ELEMENTS).map(([name, attributes]) => [name, [...attributes]]),
    ),
    '*': [...RICH_TEXT_EVERYWHERE],
  },
  allowedSchemes: [...RICH_TEXT_SCHEMES],
  allowProtocolRelative: false,
  // Only the site's own pictures: one from elsewhere would reveal to another site who reads what.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs['src'] ?? ''),
  transformTags: {
    figure: (tagName, attributes) => {
      const { 'data-width': width, 'data-video': address, ...rest } = attributes;
      const video = videoOf(address);
      const attribs = {
        ...rest,
        ...(isPictureWidth(width) ? { 'data-width': width } : {}),
        ...(video ? { 'data-video': video.link } : {}),
      };
      return { tagName, attribs };
    },
    img: (tagName, { src = '', alt = '', role = '', width = '', height = '' }) => {
      const isDecoration = alt.trim() === '' && role === 'presentation';
      const sizes = SIDE.test(width) && SIDE.test(height) ? { width, height } : {};
      const attribs = { src, alt: alt.trim(), ...(isDecoration ? { role } : {}), ...sizes };
      return { tagName, attribs };
    },
    // A link to another site opens a new tab and sends it no referrer.
    a: (tagName, attributes) => {
      const outside = /^https?:/i.test(attributes['href'] ?? '');
      const extra = outside ? { target: '_blank', rel: 'noopener' } : {};
      const { target: _target, rel: _rel, ...rest } = attributes;
      return { tagName, attribs: { ...rest, ...extra } };
    },
  },
};

const ALLOWED = new Set(options.allowedTags || []);

/** Whether a rich text may have this element. */
export const isAllowed = (name: string): boolean => ALLOWED.has(name);

/** Names of an allowed element's attributes that stay. */
export function keptAttributes(
  name: string,
  attributes: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}=${quoted(value)}`);
  const [tag = ''] = /^<[^>]*>/.exec(sanitizeHtml(`<${name}${written.join('')}>`, options)) ?? [];
  return new Set([...tag.matchAll(/\s([\w-]+)(?==")/g)].map(([, key = '']) => key));
}

/**
 * Rich text that is safe to put into a page: no scripts, handlers, styles or foreign schemes. Words that a
 * removed element separated stay separate.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(settled(html), options).trim();
}

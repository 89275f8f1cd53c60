import { createHash } from 'node:crypto';
import type { ComposedPage } from '../compose/page.ts';
import { encodedAddress } from '../encoded-address.ts';

/** The content of a share picture. Plain data, because it is stored in the page's node. */
export type ShareSpec = {
  title: string;
  /** The text above the title: the kind of page. */
  kicker: string;
  /** URL on the site of the encoded picture next to the title. */
  cover: string | null;
};

export type SharePicture = ShareSpec & {
  /** URL on the site; it contains the content's hash, so a changed picture has a new one. */
  src: string;
  alt: string;
};

/** Version of the drawing: increment it when the same text is to look different. */
const DRAWING = 1;

/** The content of a page's own picture, or null if it has none. */
function specOf(page: ComposedPage): ShareSpec | null {
  const data = page.data;
  if ('article' in data) {
    // Without the title, which the network shows anyway: an edit of it must not require a new drawing.
    const { category, cover } = data.article;
    return { title: category.title, kicker: 'Статья', cover: encodedAddress(cover) };
  }
  if ('product' in data) {
    const { title, section, gallery } = data.product;
    return { title, kicker: section.title, cover: encodedAddress(gallery[0]) };
  }
  if ('main' in data) {
    const { title, picture } = data.main.hero;
    return { title, kicker: '', cover: encodedAddress(picture) };
  }
  return null;
}

function named(spec: ShareSpec): SharePicture {
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING, spec.title, spec.kicker, spec.cover]))
    .digest('hex')
    .slice(0, 16);
  const alt = spec.kicker ? `${spec.kicker}: ${spec.title}` : spec.title;
  return { ...spec, src: `/pictures/share-${hash}.jpg`, alt };
}

/** For lists, questions and documents: an edit of one page must not change the heads of many. */
const GENERAL = named({
  title: 'Контактные линзы, растворы и\u00a0капли',
  kicker: '',
  cover: null,
});

/**
 * The picture that a shared link to a page shows: products and the home page have their own,
 * articles that of their section and cover, all others the same general one.
 */
export function sharePicture(page: ComposedPage): SharePicture {
  const spec = specOf(page);
  return spec ? named(spec) : GENERAL;
}

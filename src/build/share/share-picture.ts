import { createHash } from 'node:crypto';
import type { ComposedPage } from '../compose/page.ts';
import { encodedAddress } from '../encoded-address.ts';

/** What a picture for shared links shows. Plain data: it is kept in the page's node. */
export type ShareSpec = {
  title: string;
  /** The words above the title: what kind of thing this is. */
  kicker: string;
  /** Address on the site of the encoded picture beside the title. */
  cover: string | null;
};

export type SharePicture = ShareSpec & {
  /** Address on the site; it names the content, so a changed picture has a new one. */
  src: string;
  alt: string;
};

/** Counts drawings: raise it when the same words are to look different. */
const DRAWING = 1;

/** What the picture of a page shows, or null where it has none of its own. */
function specOf(page: ComposedPage): ShareSpec | null {
  const data = page.data;
  if ('article' in data) {
    // Not the title: the network shows it anyway, and an edit of it must not cost a drawing.
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
 * The picture that a shared link to a page shows: products and the home page have one of their
 * own, articles that of their section and cover, all others the same general one.
 */
export function sharePicture(page: ComposedPage): SharePicture {
  const spec = specOf(page);
  return spec ? named(spec) : GENERAL;
}

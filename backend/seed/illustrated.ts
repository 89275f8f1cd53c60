import { pictureTag } from '../../src/rich-text/text-pictures.ts';
import type { PictureStore } from './picture-store.ts';
import type { Motif, SeedArticle } from './types.ts';
import { typeset } from './typography.ts';

/** A picture in a seed file: the name of a drawing, and its alternative text. */
const NAMED = /<img data-motif="([a-z-]+)" alt="([^"]+)">/g;

/** The texts of an article, with its named pictures drawn for this article. */
export function illustrated<A extends Pick<SeedArticle, 'alias' | 'body'>>(
  article: A,
  store: PictureStore,
): A {
  const body = article.body.replace(NAMED, (_tag, motif: Motif, alt: string) =>
    pictureTag(store.cover(`${article.alias}-figure`, motif, typeset(alt))),
  );
  return { ...article, body };
}

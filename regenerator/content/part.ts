import type { ContentChange } from '../../contract/schemas/hook.ts';
import type { ArticleChange } from '../pages/article-touch.ts';
import type { Told } from '../../src/sourcing/source.ts';
import type { EntityChange } from './rest-content.ts';

/** An entity as an editor identifies it. */
export type Named = Pick<ContentChange, 'entity' | 'id' | 'alias'> & {
  /** Null when none could be read. */
  readonly title: string | null;
};

/** An entity that cannot be used, and why; the site keeps showing its previous version. */
export type Held = Named & Told & { readonly reason: string };

/** The title of an entity. */
export function titleOf(entity: Readonly<Record<string, unknown>> | null | undefined) {
  const title = entity?.['title'] ?? entity?.['question'] ?? null;
  return typeof title === 'string' ? title : null;
}

/** A change of the content that can be applied or rejected on its own. */
export type Part =
  | {
      readonly kind: 'article';
      readonly change: ArticleChange;
      readonly held: Named;
    }
  | { readonly kind: 'entity'; readonly change: EntityChange; readonly held: Named };

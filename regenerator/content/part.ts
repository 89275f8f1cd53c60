import type { ContentChange } from '../../contract/schemas/hook.ts';
import type { ArticleChange } from '../pages/article-touch.ts';
import type { EntityChange } from './rest-content.ts';

/** An entity that cannot be used, and why; the site keeps showing its previous version. */
export type Held = Pick<ContentChange, 'entity' | 'id' | 'alias'> & { readonly reason: string };

/** A change of the content that can be applied or refused by itself. */
export type Part =
  | {
      readonly kind: 'article';
      readonly change: ArticleChange;
      readonly held: Omit<Held, 'reason'>;
    }
  | { readonly kind: 'entity'; readonly change: EntityChange; readonly held: Omit<Held, 'reason'> };

import type { ContentChange } from '../../contract/schemas/hook.ts';
import type { ArticleChange } from '../pages/article-touch.ts';
import type { EntityChange } from './rest-content.ts';

/** What cannot be used, and why; the site goes on showing what it showed. */
export type Held = Pick<ContentChange, 'entity' | 'id' | 'alias'> & { readonly reason: string };

/** One change of the content that can be made or refused by itself. */
export type Part =
  | {
      readonly kind: 'article';
      readonly change: ArticleChange;
      readonly held: Omit<Held, 'reason'>;
    }
  | { readonly kind: 'entity'; readonly change: EntityChange; readonly held: Omit<Held, 'reason'> };

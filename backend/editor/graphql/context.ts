import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import type { PublishedSite } from '../../published/published-site.ts';
import type { Database } from '../../db/database.ts';
import type { Loaders } from './loaders.ts';

/** The context that resolvers of one request share. */
export type GraphContext = {
  readonly db: Database;
  readonly site: PublishedSite;
  readonly now: Date;
  readonly loaders: Loaders;
};

/** One page of entities. */
export type EntityPage = { readonly items: readonly EditedEntity[]; readonly total: number };

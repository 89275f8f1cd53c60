/** Batches the loads of many entities' fields into one query per level of a request. */
import DataLoader from 'dataloader';
import type { Reference } from '../../../contract/collections/references.ts';
import type { EditedEntity, ShownEntity } from '../../../contract/schemas/editor.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import { collectionNamed } from '../collections/index.ts';
import { entitiesWith } from '../entities.ts';
import { shownEntities, type Showing } from '../shown/shown.ts';
import { aliasedIds } from './aliased-ids.ts';
import { referringPages, type IdPage, type Paging } from './referring-pages.ts';

type Entities = DataLoader<number, EditedEntity | null>;

/** Ids of the entities that refer to one, and how many there are. */
type Referring = DataLoader<number, IdPage>;

export type Loaders = {
  readonly entity: (collection: ContentCollection) => Entities;
  /** By alias, for fields that name others that way. */
  readonly idByAlias: (collection: ContentCollection) => DataLoader<string, number | null>;
  /** What readers see of an entity. */
  readonly shown: (collection: ContentCollection) => DataLoader<EditedEntity, ShownEntity>;
  readonly referring: (to: ContentCollection, by: Reference, paging: Paging) => Referring;
};

/** Caches one loader per key, created on first use. */
function kept<T>(): (key: string, make: () => T) => T {
  const made = new Map<string, T>();
  return (key, make) => {
    const found = made.get(key) ?? make();
    made.set(key, found);
    return found;
  };
}

/** The loaders of one request: nothing is cached beyond it. */
export function makeLoaders(showing: Showing): Loaders {
  const { db } = showing;
  const [entities, ids] = [kept<Entities>(), kept<DataLoader<string, number | null>>()];
  const shown = kept<DataLoader<EditedEntity, ShownEntity>>();
  const referring = kept<Referring>();
  return {
    entity: (name) =>
      entities(name, () => {
        return new DataLoader(async (wanted) => {
          const found = await entitiesWith(db, collectionNamed(name), wanted);
          const byId = new Map(found.map((entity) => [entity.id, entity]));
          return wanted.map((id) => byId.get(id) ?? null);
        });
      }),
    idByAlias: (name) =>
      ids(name, () => {
        return new DataLoader(async (aliases) => {
          const found = await aliasedIds(db, collectionNamed(name), aliases);
          return aliases.map((alias) => found.get(alias) ?? null);
        });
      }),
    shown: (name) => shown(name, () => new DataLoader((all) => shownEntities(showing, name, all))),
    referring: (to, by, paging) =>
      referring([to, by.collection, by.field, paging.page, paging.count].join(' '), () => {
        return new DataLoader(async (wanted) => {
          const pages = await referringPages(db, { to, by }, wanted, paging);
          return wanted.map((id) => pages.get(id) ?? { ids: [], total: 0 });
        });
      }),
  };
}

import type { SourcedEntity } from '../../src/sourcing/source.ts';
import { readContent } from '../../src/build/read-content.ts';
import type { SiteSource } from '../../src/build/sources.ts';
import type { Rest } from '../pages/site-pages.ts';
import { same } from '../pages/same.ts';

/** Entities of every source except articles. */
export type RestEntities = ReadonlyMap<SiteSource, readonly SourcedEntity[]>;

/** Whether no source has other entities: results that depend on nothing else need not be recomputed. */
export const isUnchanged = (before: RestEntities, now: RestEntities): boolean =>
  before.size === now.size && [...now].every(([source, list]) => before.get(source) === list);

/** An entity that has changed. */
export type EntityChange = {
  readonly source: SiteSource;
  readonly key: string;
  readonly before: SourcedEntity | undefined;
  readonly after: SourcedEntity | undefined;
};

const byKey = (entities: readonly SourcedEntity[] = []) =>
  new Map(entities.map((entity) => [entity.key, entity]));

/** The differences in the sources that were read again. */
export function entityChanges(before: RestEntities, read: RestEntities): EntityChange[] {
  return [...read].flatMap(([source, entities]) => {
    const [old, fresh] = [byKey(before.get(source)), byKey(entities)];
    return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((key) => {
      const change = { source, key, before: old.get(key), after: fresh.get(key) };
      return same(change.before?.entity, change.after?.entity) ? [] : [change];
    });
  });
}

/**
 * The entities with some of the changes applied, in the order they were read; entities that did not
 * change keep their identity.
 */
export function withChanges(
  before: RestEntities,
  read: RestEntities,
  accepted: (change: EntityChange) => boolean,
): RestEntities {
  const refused = entityChanges(before, read).filter((change) => !accepted(change));
  const next = new Map(before);
  for (const [source, entities] of read) {
    const old = byKey(before.get(source));
    const held = new Map(
      refused.filter((one) => one.source === source).map((one) => [one.key, one]),
    );
    const kept = entities.flatMap((entity) => {
      const known = old.get(entity.key);
      if (held.has(entity.key)) return known ?? [];
      return known && same(known.entity, entity.entity) ? known : entity;
    });
    const missed = [...held.values()].flatMap(({ before: one, after }) =>
      one && !after ? one : [],
    );
    const list = [...kept, ...missed];
    const had = before.get(source) ?? [];
    const isSame = list.length === had.length && list.every((one, at) => one === had[at]);
    next.set(source, isSame ? had : list);
  }
  return next;
}

/**
 * Entities grouped as pages are composed from them; fields with the same entities keep their
 * identity, and so do settings with the same brand, of which pages read nothing else.
 */
export function restOf(entities: RestEntities, before: Rest | null): Rest {
  const { articles: _none, ...read } = readContent([...entities.values()].flat());
  if (!before) return read;
  const isSameBrand = same(before.settings.item.brand, read.settings.item.brand);
  const rest = isSameBrand ? { ...read, settings: before.settings } : read;
  const fields = Object.entries(rest).map(([name, value]) => {
    const old: unknown = Reflect.get(before, name);
    const isSame =
      Array.isArray(value) && Array.isArray(old)
        ? value.length === old.length && value.every((one, at) => one === old[at])
        : value === old;
    return [name, isSame ? old : value];
  });
  return Object.fromEntries(fields) as Rest;
}

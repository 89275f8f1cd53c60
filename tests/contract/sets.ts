import assert from 'node:assert/strict';
import { before } from 'node:test';
import { doNext } from '../../backend/editor/due.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import * as editor from '../../contract/schemas/editor.ts';
import { changeSet, setCheck } from '../../contract/schemas/editor-sets.ts';
import { ask, askEntity, pictureBytes, send, type Entity } from './editor.ts';
import { page } from './editor-pages.ts';
import type { Site } from './site.ts';

const HOUR = 60 * 60 * 1000;
/** The present of the tests. */
export const START = new Date('2026-11-22T09:00:00.000Z');
export const inHours = (hours: number) => new Date(START.getTime() + hours * HOUR);

/** As an editor writes it. */
export const bare = ({ revision: _r, ...fields }: editor.EditedEntity): Entity => fields;

/** The requests of tests of sets. */
export function setsOf(site: () => Site, mediaDir: string) {
  let cover: Entity;
  before(async () => {
    site().setNow(START);
    const bytes = new Uint8Array(await pictureBytes('png'));
    const stored = await ask(site(), editor.storedPicture, 'POST', 'pictures', bytes);
    cover = { ...stored, alt: 'Глаз' };
  });
  const anyOf = async (collection: string) => {
    const path = `${collection}?full=1&count=1`;
    const { items } = await ask(site(), editor.editedEntities, 'GET', path);
    return { ...(items[0] ?? assert.fail(`no ${collection}`)), cover };
  };
  return {
    /** An existing entity, with a cover that can be saved. */
    anyOf,
    read: (path: string) => ask(site(), editor.shownEntity, 'GET', path),
    status: async (path: string) => (await send(site(), 'GET', path)).status,
    newPage: (alias: string) => askEntity(site(), 'POST', 'pages', page(alias)),
    newTag: (alias: string) => askEntity(site(), 'POST', 'tags', { alias, title: alias }),
    /** A draft of a new entity. */
    start: (collection: string, fields: Entity) =>
      ask(site(), editor.draft, 'POST', `${collection}?draft=1`, fields),
    draftOf: (path: string, fields: Entity) =>
      ask(site(), editor.draft, 'PUT', `${path}/draft`, fields),
    readDraft: (id: number) => ask(site(), editor.draft, 'GET', `drafts/${id}`),
    make: (fields: Entity) => ask(site(), changeSet, 'POST', 'sets', { title: 'Набор', ...fields }),
    replace: (id: number, fields: Entity) =>
      ask(site(), changeSet, 'PUT', `sets/${id}`, { title: 'Набор', ...fields }),
    readSet: (id: number) => ask(site(), changeSet, 'GET', `sets/${id}`),
    check: async (id: number) => (await ask(site(), setCheck, 'GET', `sets/${id}/check`)).errors,
    publish: (id: number) => ask(site(), changeSet, 'POST', `sets/${id}/publish`),
    doDue: async (now: Date) => {
      while (await doNext(site().db, { now, media: diskStore(mediaDir) }));
    },
  };
}

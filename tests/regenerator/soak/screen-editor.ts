/** An editor who changes any content through the client of the editor's screen. */
import assert from 'node:assert/strict';
import * as v from 'valibot';
import { editorPatchMany } from '../../../contract/calls/editor-many.ts';
import { editorDraftPublish } from '../../../contract/calls/editor-drafts.ts';
import { editorRestore } from '../../../contract/calls/editor-entities.ts';
import type { CollectionDescription } from '../../../contract/schemas/descriptions.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import { send } from '../../../editor/calls/send.ts';
import { fieldsOf } from '../../../editor/data/descriptions.ts';
import { valueOf } from '../../../editor/data/refused.ts';
import { oneOf, otherFields, otherValue, type Source } from './other-values.ts';
import type { ScreenClient } from './screen-client.ts';

const listed = v.looseObject({ id: v.number(), alias: v.string() });
const opened = v.looseObject({ id: v.number(), alias: v.string(), revision: v.number() });
const saved = v.looseObject({ revision: v.number() });
const draftMade = v.looseObject({ draft: v.looseObject({ id: v.number() }) });
const refusal = v.object({ status: v.number(), message: v.string() });

type Opened = v.InferOutput<typeof opened>;
type Deleted = { readonly collection: ContentCollection; readonly id: number; revision: number };

const WHOLE = { field: 'id', order: 'ASC' } as const;

/** Words that occur in some texts. */
const SEARCHED = ['линзы', 'зрени', 'глаз'];

/** Edits as the forms and lists of the screen make them, of any collection. */
export class ScreenEditor {
  readonly #client: ScreenClient;
  readonly #pick: (below: number) => number;
  readonly #source: Source;
  readonly #deleted: Deleted[] = [];
  /** The API's refusals, by message. */
  readonly refused = new Map<string, number>();
  saves = 0;
  #count = 0;

  constructor(client: ScreenClient, pick: (below: number) => number) {
    this.#client = client;
    this.#pick = pick;
    const word = () => {
      this.#count += 1;
      return `Правка ${this.#count}`;
    };
    this.#source = { pick, word, named: (name) => this.#named(name) };
  }

  async #named(collection: string) {
    const pagination = { page: 1, perPage: 200 };
    const { data } = await this.#client.provider.getList(collection, {
      ...{ pagination, sort: WHOLE, filter: {} },
    });
    return v.parse(v.array(listed), data);
  }

  #any(isFixed?: boolean): CollectionDescription {
    const all = this.#client.collections.filter(
      ({ is_fixed }) => isFixed === undefined || is_fixed === isFixed,
    );
    return oneOf(all, this.#pick) ?? assert.fail('No collection');
  }

  /** An entity as a form opens it, found in the list, sometimes by a search. */
  async #open({ name }: CollectionDescription): Promise<Opened | null> {
    const { provider } = this.#client;
    const search = this.#pick(3) === 0 ? { search: oneOf(SEARCHED, this.#pick) } : {};
    const list = (page: number) =>
      provider.getList(name, { pagination: { page, perPage: 1 }, sort: WHOLE, filter: search });
    const { total = 0 } = await list(1);
    if (total === 0) return null;
    const { data } = await list(1 + this.#pick(total));
    const [{ id }] = v.parse(v.tuple([listed]), data);
    return v.parse(opened, (await provider.getOne(name, { id })).data);
  }

  async #changed(collection: CollectionDescription, record: Opened): Promise<Opened> {
    const fields = fieldsOf(collection, record.alias);
    return v.parse(opened, await otherFields(fields, record, this.#source));
  }

  async #update(name: string, record: Opened, data: Opened): Promise<number> {
    const given = { id: record.id, data, previousData: record };
    const made = await this.#client.provider.update(name, given);
    return v.parse(saved, made.data).revision;
  }

  /** An editor's actions, each with the revision that it created; null when there was nothing to do. */
  readonly operations: Readonly<Record<string, () => Promise<number | null>>> = {
    change: async () => {
      const collection = this.#any();
      const record = await this.#open(collection);
      if (!record) return null;
      return this.#update(collection.name, record, await this.#changed(collection, record));
    },
    // Both forms were opened before either was saved: the second save merges.
    together: async () => {
      const collection = this.#any();
      const record = await this.#open(collection);
      const [one, other] = Object.entries(fieldsOf(collection, record?.alias));
      if (!record || !one || !other) return null;
      let revision = record.revision;
      for (const [name, field] of [one, other]) {
        const value = await otherValue(field, record[name], this.#source);
        revision = await this.#update(collection.name, record, { ...record, [name]: value });
      }
      return revision;
    },
    copy: async () => {
      const collection = this.#any(false);
      const record = await this.#open(collection);
      if (!record) return null;
      const { id: _, revision: __, ...like } = record;
      const fresh = {
        [collection.alias]: `kopiya-${this.#pick(1_000_000)}`,
        [collection.title]: this.#source.word(),
      };
      const { data } = await this.#client.provider.create(collection.name, {
        data: { ...like, ...fresh },
      });
      return v.parse(saved, data).revision;
    },
    rename: async () => {
      const collection = this.#any(false);
      const record = await this.#open(collection);
      if (!record) return null;
      const alias = `adres-${this.#pick(1_000_000)}`;
      return this.#update(collection.name, record, { ...record, [collection.alias]: alias });
    },
    remove: async () => {
      const { name } = this.#any(false);
      const all = await this.#named(name);
      const one = oneOf(all, this.#pick);
      if (!one || all.length < 3) return null;
      const { data } = await this.#client.provider.delete(name, {
        ...{ id: one.id, meta: { detach: true } },
      });
      const { revision } = v.parse(saved, data);
      this.#deleted.push({ collection: name, id: one.id, revision });
      return revision;
    },
    undo: async () => {
      const last = this.#deleted.pop();
      if (!last) return null;
      const { collection, id, revision } = last;
      const params = { collection, id: String(id), revision: String(revision) };
      return valueOf(await send(editorRestore, params)).revision;
    },
    draft: async () => {
      const collection = this.#any();
      const record = await this.#open(collection);
      if (!record) return null;
      const { provider } = this.#client;
      const begun = await provider.update(collection.name, {
        ...{ id: record.id, data: record, previousData: record, meta: { draft: true } },
      });
      const { id } = v.parse(v.looseObject({ id: v.number() }), begun.data);
      const { data: draft } = await provider.getOne('drafts', { id });
      const edited = await otherFields(fieldsOf(collection, record.alias), draft, this.#source);
      const kept = await provider.update('drafts', { id, data: edited, previousData: draft });
      const { draft: said } = v.parse(draftMade, kept.data);
      return valueOf(await send(editorDraftPublish, { draft: String(said.id) })).revision;
    },
    several: async () => {
      const tags = await this.#named('tags');
      const articles = await this.#named('articles');
      const ids = Array.from({ length: 3 }, () => oneOf(articles, this.#pick)?.id ?? 0);
      const add = [oneOf(tags, this.#pick)?.id];
      const changes = { ids: [...new Set(ids)], part: { tags: { add } } };
      const { items } = valueOf(await send(editorPatchMany, { collection: 'articles', changes }));
      return Math.max(0, ...items.map(({ revision }) => revision));
    },
  };

  /** Performs an action. @returns the revision that it created; null for none, or the refusal. */
  async doAny(): Promise<number | null> {
    // Most actions change a field.
    const names = Object.keys(this.operations);
    const name = this.#pick(2) === 0 ? 'change' : (oneOf(names, this.#pick) ?? 'change');
    try {
      const revision = (await this.operations[name]?.()) ?? null;
      if (revision !== null) this.saves += 1;
      return revision;
    } catch (error) {
      const read = v.safeParse(refusal, error);
      if (!read.success || read.output.status >= 500) throw error;
      const { message } = read.output;
      this.refused.set(message, (this.refused.get(message) ?? 0) + 1);
      return null;
    }
  }
}

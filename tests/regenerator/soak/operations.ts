import assert from 'node:assert/strict';
import sharp from 'sharp';
import * as v from 'valibot';
import { editedEntity } from '../../../contract/schemas/editor.ts';
import { SITE_RULES } from '../../../src/config/documents.ts';
import { pdfBytes } from '../../examples/pdf.ts';
import { THROWING } from '../stand-ins/renderer.ts';
import type { Resident } from './resident.ts';

type Entity = v.InferOutput<typeof editedEntity>;

const settingsHeader = v.looseObject({ banner: v.looseObject({}) });
const settingsBrand = v.looseObject({});
const savedReply = v.object({ result: v.looseObject({ revision: v.number() }) });
const listReply = v.object({ result: v.object({ items: v.array(editedEntity) }) });
const fileReply = v.object({ result: v.looseObject({ src: v.string() }) });
const documented = v.looseObject({ document: v.looseObject({ name: v.literal(SITE_RULES) }) });

/** Pseudo-random numbers from a seed (mulberry32). */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** Editors' actions, by the names in the soak's table. Each returns the revision it created. */
export class Editors {
  readonly #resident: Resident;
  readonly #pick: (below: number) => number;
  #count = 0;
  /** Deleted articles, with the revision of the deletion. */
  readonly #deleted: { id: number; revision: number }[] = [];

  constructor(resident: Resident, pick: (below: number) => number) {
    this.#resident = resident;
    this.#pick = pick;
  }

  /** Sends a request that saves. @returns the revision it created. */
  async save(method: string, path: string, body?: unknown): Promise<number> {
    const reply = await this.#resident.ask(method, path, body);
    const text = await reply.text();
    assert.equal(reply.status, 200, `${method} ${path}: ${text.slice(0, 400)}`);
    return v.parse(savedReply, JSON.parse(text)).result.revision;
  }

  /** All entities of a collection, as editors see them. */
  async all(collection: string): Promise<Entity[]> {
    const reply = await this.#resident.ask('GET', `${collection}?full=1&count=200`);
    return v.parse(listReply, await reply.json()).result.items;
  }

  #one<T>(items: readonly T[]): T {
    const item = items[this.#pick(items.length)];
    assert.ok(item !== undefined);
    return item;
  }

  get #word(): string {
    this.#count += 1;
    return `Проба ${this.#count}`;
  }

  /** Replaces any entity of a collection, even if it was saved by another editor meanwhile. */
  async #change(
    collection: string,
    over: (entity: Readonly<Record<string, unknown>>) => object,
  ): Promise<number> {
    const { revision: _, ...entity } = this.#one(await this.all(collection));
    const path = `${collection}/${entity.id}`;
    return this.save('PUT', path, { ...entity, ...over(entity) });
  }

  /** Replaces the page whose PDF every footer links to. */
  async #changeRules(over: (entity: v.InferOutput<typeof documented>) => object): Promise<number> {
    const found = (await this.all('pages')).find((one) => v.is(documented, one));
    const { revision: _, ...entity } = v.parse(
      v.looseObject({ ...documented.entries, id: v.number() }),
      found,
    );
    return this.save('PUT', `pages/${entity.id}`, { ...entity, ...over(entity) });
  }

  /** Saves unusable content, waits until it is reported, and fixes it. */
  async #mistaken(mistake: object, reason: RegExp): Promise<number> {
    const { revision: _, ...article } = this.#one(await this.all('articles'));
    const path = `articles/${article.id}`;
    const revision = await this.save('PUT', path, { ...article, ...mistake });
    const { held } = await this.#resident.published(revision);
    const named = held.find(({ entity, id }) => entity === 'articles' && id === article.id);
    assert.match(named?.reason ?? 'nothing is held back', reason);
    return this.save('PUT', path, { ...article, title: this.#word });
  }

  async #restoredOr(otherwise: () => Promise<number>): Promise<number> {
    const gone = this.#deleted.pop();
    if (!gone) return otherwise();
    const path = `articles/${gone.id}/revisions/${gone.revision}/restore`;
    return this.save('POST', path);
  }

  async #otherOf(collection: string): Promise<number> {
    return this.#one(await this.all(collection)).id;
  }

  readonly operations: Readonly<Record<string, () => Promise<number>>> = {
    title: () => this.#change('articles', () => ({ title: this.#word })),
    body: () => this.#change('articles', () => ({ body: `<p>${this.#word} о зрении.</p>` })),
    day: () => this.#change('articles', () => ({ published_on: `2026-0${1 + this.#pick(9)}-15` })),
    new: async () => {
      const { id: _id, revision: _revision, ...like } = this.#one(await this.all('articles'));
      const fresh = { alias: `novaya-${this.#count}-${this.#pick(1_000_000)}`, title: this.#word };
      return this.save('POST', 'articles', { ...like, ...fresh });
    },
    delete: async () => {
      const articles = await this.all('articles');
      const { id } = this.#one(articles);
      const revision = await this.save('DELETE', `articles/${id}?detach=1`);
      this.#deleted.push({ id, revision });
      return revision;
    },
    restore: () => this.#restoredOr(() => this.operations['title']?.() ?? Promise.resolve(0)),
    retag: async () => {
      const tags = [await this.#otherOf('tags'), await this.#otherOf('tags')];
      return this.#change('articles', () => ({ tags: [...new Set(tags)] }));
    },
    move: async () => {
      const category = await this.#otherOf('categories');
      return this.#change('articles', () => ({ category_id: category }));
    },
    slug: () => this.#change('articles', () => ({ alias: `adres-${this.#pick(1_000_000)}` })),
    picture: async () => {
      const side = 400 + this.#pick(200);
      const background = { r: this.#pick(256), g: this.#pick(256), b: this.#pick(256) };
      const bytes = await sharp({
        create: { width: side, height: side, channels: 3, background },
      })
        .png()
        .toBuffer();
      const reply = await this.#resident.ask('POST', 'pictures', bytes);
      const { result } = v.parse(fileReply, await reply.json());
      return this.#change('articles', () => ({ cover: { alt: this.#word, ...result } }));
    },
    header: () =>
      this.#change('settings', ({ header }) => {
        const { banner, ...rest } = v.parse(settingsHeader, header);
        return { header: { ...rest, banner: { ...banner, title: this.#word } } };
      }),
    brand: () =>
      this.#change('settings', ({ brand }) => ({
        brand: { ...v.parse(settingsBrand, brand), name: this.#word },
      })),
    product: () => this.#change('products', () => ({ lead: `${this.#word} о линзах` })),
    question: () => this.#change('faq', () => ({ question: `${this.#word}?` })),
    tag: () => this.#change('tags', () => ({ title: this.#word })),
    section: () => this.#change('categories', () => ({ title: this.#word })),
    rules: () => this.#changeRules(() => ({ lead: `${this.#word} о правилах` })),
    pdf: async () => {
      const bytes = Buffer.from(pdfBytes(this.#word));
      const reply = await this.#resident.ask('POST', 'files', bytes);
      const { src: file } = v.parse(fileReply, await reply.json()).result;
      return this.#changeRules(({ document }) => ({ document: { ...document, file } }));
    },
    note: () => this.#change('footnotes', () => ({ text: `${this.#word}.` })),
    stumble: () => this.#mistaken({ title: THROWING }, /^page \S+: The template has stumbled\.$/),
    five: async () => {
      const edits = ['title', 'body', 'question', 'product', 'new'];
      const revisions = await Promise.all(
        edits.map((name) => this.operations[name]?.() ?? Promise.resolve(0)),
      );
      return Math.max(...revisions);
    },
  };
}

import * as v from 'valibot';
import {
  editedEntities,
  editedEntity,
  type EditedEntity,
} from '../../../contract/schemas/editor.ts';
import type { Resident } from '../../regenerator/soak/resident.ts';

const savedReply = v.object({ result: editedEntity });
const deletedReply = v.object({ result: v.looseObject({ revision: v.number() }) });
const listReply = v.object({ result: editedEntities });

const settingsHeader = v.looseObject({ banner: v.looseObject({ title: v.string() }) });

/** A saved change, and what a reader sees of it in a file of the site. */
export type Edit = {
  readonly path: string;
  /** Null when the file should be gone. */
  readonly word: string | null;
  readonly save: () => Promise<number>;
};

/** Another run with the same seed must not save identical content: that would not be reported. */
const RUN = Date.now().toString(36);

const htmlOf = (url: string | null) => `${(url ?? '/').slice(1)}index.html`;

/** Prepares edits of articles anywhere in the site; its own reads are not measured. */
export class Edits {
  readonly #resident: Resident;
  readonly #pick: (below: number) => number;
  #count = 0;
  /** Articles created here, the newest of all. */
  readonly #made: EditedEntity[] = [];

  constructor(resident: Resident, pick: (below: number) => number) {
    this.#resident = resident;
    this.#pick = pick;
  }

  async #ask<T extends v.GenericSchema>(
    schema: T,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<v.InferOutput<T>> {
    const reply = await this.#resident.ask(method, path, body);
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${text.slice(0, 400)}`);
    return v.parse(schema, JSON.parse(text));
  }

  async #one(collection: string, place = 1): Promise<EditedEntity> {
    const path = `${collection}?full=1&count=1&page=${place}`;
    const [entity] = (await this.#ask(listReply, 'GET', path)).result.items;
    if (!entity) throw new Error(`There is no ${path}.`);
    return entity;
  }

  async #article(): Promise<EditedEntity> {
    const { result } = await this.#ask(listReply, 'GET', 'articles?full=1&count=1');
    return this.#one('articles', 1 + this.#pick(result.total));
  }

  get #word(): string {
    this.#count += 1;
    return `Проба ${RUN}-${this.#count}-${this.#pick(1_000_000)}`;
  }

  async #replace(path: string, entity: EditedEntity, over: object): Promise<number> {
    const { revision: _, ...rest } = entity;
    const body = { ...rest, ...over };
    return (await this.#ask(savedReply, 'PUT', `${path}/${entity.id}`, body)).result.revision;
  }

  async #ofArticle(over: (word: string, article: EditedEntity) => object): Promise<Edit> {
    const article = await this.#article();
    const word = this.#word;
    const save = () => this.#replace('articles', article, over(word, article));
    return { path: htmlOf(article.url), word, save };
  }

  #removal({ id, url }: EditedEntity): Edit {
    const save = async () =>
      (await this.#ask(deletedReply, 'DELETE', `articles/${id}?detach=1`)).result.revision;
    return { path: htmlOf(url), word: null, save };
  }

  readonly title = () => this.#ofArticle((word) => ({ title: word }));

  /** One more sentence: the article's cards do not change. */
  readonly body = () =>
    this.#ofArticle((word, { body }) => ({ body: `${String(body)}<p>${word}.</p>` }));

  /** An article that is newer than all others. */
  readonly fresh = async (): Promise<Edit> => {
    const { id: _id, revision: _revision, ...like } = await this.#article();
    const word = this.#word;
    const alias = `proba-${RUN}-${this.#count}-${this.#pick(1_000_000_000)}`;
    const url = (like.url ?? '').replace(/[^/]+\/$/, `${alias}/`);
    const save = async () => {
      const { result } = await this.#ask(savedReply, 'POST', 'articles', {
        ...like,
        alias,
        title: word,
        published_on: new Date().toISOString().slice(0, 10),
      });
      this.#made.push(result);
      return result.revision;
    };
    return { path: htmlOf(url), word, save };
  };

  /** One of those created last. */
  readonly deletedNew = async (): Promise<Edit> => {
    const made = this.#made.pop();
    if (!made) throw new Error('No article was created yet.');
    return this.#removal(made);
  };

  /** Any article: all newer ones in its lists move by one position. */
  readonly deletedAny = async (): Promise<Edit> => {
    return this.#removal(await this.#article());
  };

  readonly header = async (): Promise<Edit> => {
    const settings = await this.#one('settings');
    const header = v.parse(settingsHeader, settings['header']);
    const word = this.#word;
    const save = () =>
      this.#replace('settings', settings, {
        header: { ...header, banner: { ...header.banner, title: word } },
      });
    return { path: 'index.html', word, save };
  };
}

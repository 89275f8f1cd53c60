import { appendFileSync, createReadStream } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Article } from '../../contract/schemas/article.ts';
import type { SourcedEntity } from '../../src/sourcing/source.ts';
import { sources, type SiteSource } from '../../src/build/sources.ts';
import { packed } from './packed-article.ts';
import type { Part } from './part.ts';
import { hasCode } from '../../system/error-code.ts';
import type { RestEntities } from './rest-content.ts';

/** Content as the site shows it. */
export type KnownContent = {
  readonly entities: RestEntities;
  readonly articles: ReadonlyMap<number, Article>;
};

/** Size of the changes, in bytes, after which the file is rewritten. */
const LARGEST_TAIL = 64 * 1024 * 1024;

/** Characters per write. */
const PIECE = 1024 * 1024;

type Line = ['article', number, Article | null] | ['source', string, readonly SourcedEntity[]];

const nameOf = ({ type, call }: SiteSource) => `${type} ${call}`;

const articleLine = (id: number, article: Article | null) =>
  `${JSON.stringify(['article', id, article] satisfies Line)}\n`;
const sourceLine = (source: SiteSource, entities: readonly SourcedEntity[]) =>
  `${JSON.stringify(['source', nameOf(source), entities] satisfies Line)}\n`;

function* linesOf({ entities, articles }: KnownContent): Generator<string> {
  for (const [source, list] of entities) yield sourceLine(source, list);
  for (const [id, article] of articles) yield articleLine(id, article);
}

/** Joins lines into pieces that are large enough for one write each. */
function* pieces(lines: Iterable<string>): Generator<string> {
  let piece = '';
  for (const line of lines) {
    piece += line;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** The parsed line, or null if a process died while writing it. */
function parsed(text: string): Line | null {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}

/**
 * The content that the published site was built from, on disk. At startup it provides the version
 * to show of an entity that cannot be used, and reports which content has changed since. It is written before
 * the release, so it is never older; a truncated file is rebuilt from the content.
 */
export class LastGood {
  readonly #file: string;
  #waiting: string[] = [];
  #tail = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** Null when there is none: nothing was published yet, or a build was the last to publish. */
  async read(): Promise<KnownContent | null> {
    const byName = new Map(sources.map((source) => [nameOf(source), source]));
    const entities = new Map<SiteSource, readonly SourcedEntity[]>();
    const articles = new Map<number, Article>();
    try {
      for await (const text of createInterface({ input: createReadStream(this.#file) })) {
        const line = parsed(text);
        if (line?.[0] === 'article') {
          if (line[2]) articles.set(line[1], packed(line[2]));
          else articles.delete(line[1]);
        } else if (line) {
          const source = byName.get(line[1]);
          if (source) entities.set(source, line[2]);
        }
      }
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null;
      throw error;
    }
    // Another version of the program reads other sources.
    const isWhole = entities.size === sources.length - 1;
    return isWhole ? { entities, articles } : null;
  }

  /** Writes all content. */
  async write(content: KnownContent): Promise<void> {
    const next = `${this.#file}.next`;
    await writeFile(next, pieces(linesOf(content)));
    await rename(next, this.#file);
    this.#waiting = [];
    this.#tail = 0;
  }

  /** @param entities the entities of the site, with the parts applied. */
  note(parts: readonly Part[], entities: RestEntities): void {
    const changed = new Set<SiteSource>();
    for (const { kind, change } of parts) {
      if (kind === 'entity') changed.add(change.source);
      else {
        const { id = 0 } = change.after ?? change.before ?? {};
        this.#waiting.push(articleLine(id, change.after));
      }
    }
    for (const source of changed) {
      this.#waiting.push(sourceLine(source, entities.get(source) ?? []));
    }
  }

  /** Writes the recorded changes; calls `whole` when they have grown too large. */
  async save(whole: () => KnownContent): Promise<void> {
    if (this.#waiting.length === 0) return;
    // Ends a line that a full disk may have truncated.
    const text = `\n${this.#waiting.join('')}`;
    // Synchronous: the threads that wait for the disk may still be busy with the last release.
    appendFileSync(this.#file, text);
    this.#waiting = [];
    this.#tail += text.length;
    if (this.#tail > LARGEST_TAIL) await this.write(whole());
  }
}

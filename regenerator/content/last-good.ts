import { appendFileSync, createReadStream } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Article } from '../../contract/schemas/article.ts';
import type { SourcedEntity } from '../../src/sourcing/source.ts';
import { sources, type SiteSource } from '../../src/build/sources.ts';
import type { Part } from './part.ts';
import { hasCode } from '../../system/error-code.ts';
import type { RestEntities } from './rest-content.ts';

/** Content as a site shows it. */
export type KnownContent = {
  readonly entities: RestEntities;
  readonly articles: ReadonlyMap<number, Article>;
};

/** Bytes of changes after which the file is written anew. */
const LARGEST_TAIL = 64 * 1024 * 1024;

/** Letters written at once. */
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

/** Lines in pieces that are worth a write each. */
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

/** The line, or null where a process died while it wrote. */
function parsed(text: string): Line | null {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}

/**
 * The content that the published site was made of, on disk. A start finds in it what to show of an
 * entity that cannot be used, and what has changed since. It is written before the release is, so
 * it is never older; what was torn by a crash is made again of the content.
 */
export class LastGood {
  readonly #file: string;
  #waiting: string[] = [];
  #tail = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** Null where there is none: nothing was published yet, or a build was the last to publish. */
  async read(): Promise<KnownContent | null> {
    const byName = new Map(sources.map((source) => [nameOf(source), source]));
    const entities = new Map<SiteSource, readonly SourcedEntity[]>();
    const articles = new Map<number, Article>();
    try {
      for await (const text of createInterface({ input: createReadStream(this.#file) })) {
        const line = parsed(text);
        if (line?.[0] === 'article') {
          if (line[2]) articles.set(line[1], line[2]);
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

  /** Writes everything down. */
  async write(content: KnownContent): Promise<void> {
    const next = `${this.#file}.next`;
    await writeFile(next, pieces(linesOf(content)));
    await rename(next, this.#file);
    this.#waiting = [];
    this.#tail = 0;
  }

  /** @param entities the site's own, with the parts made. */
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

  /** Writes down what was noted; `whole` is asked for where that has become too much. */
  async save(whole: () => KnownContent): Promise<void> {
    if (this.#waiting.length === 0) return;
    // A line that a full disk has torn ends here.
    const text = `\n${this.#waiting.join('')}`;
    // At once: threads that wait for the disk may have the last release to write still.
    appendFileSync(this.#file, text);
    this.#waiting = [];
    this.#tail += text.length;
    if (this.#tail > LARGEST_TAIL) await this.write(whole());
  }
}

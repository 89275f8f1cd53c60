import { join } from 'node:path';
import type { Content } from '../../src/build/content.ts';
import { writeShares } from '../../src/build/share/write-shares.ts';
import type { PageFields } from '../../src/build/derive-pages.ts';
import { SitePages, type PagesUpdate, type Rest } from '../pages/site-pages.ts';
import type { KnownContent } from '../content/last-good.ts';
import { entityChanges, isUnchanged, restOf, type RestEntities } from '../content/rest-content.ts';
import { htmlFile, pageDataFile } from '../gatsby/gatsby.ts';
import type { FileContent, StoredBytes } from '../publish/file-content.ts';
import type { StoredFiles } from '../publish/stored-files.ts';
import type { RenderPool } from '../render/render-pool.ts';
import type { Candidate } from './candidate.ts';
import { checkFootnotes } from './check-footnotes.ts';
import { ComingFiles } from './coming-files.ts';
import { Documents } from './documents.ts';
import { inTurn } from './in-turn.ts';
import type { Output } from './output.ts';
import { PicturesInUse, type Holder, type PicturesUpdate } from './pictures-in-use.ts';
import { renderPages, type PagesInTurn } from './render-pages.ts';
import { Robots } from './robots.ts';
import type { Slices } from './slices.ts';
import { smallFiles } from './small-files.ts';
import type { Templates } from './templates.ts';

export type SiteOptions = {
  readonly projectRoot: string;
  readonly siteUrl: string;
  /** Where pictures of shared links are cached between builds. */
  readonly shareCache: string;
  /** Where sourcing caches editors' uploads. */
  readonly pictureCache: string;
  readonly pool: RenderPool;
  readonly templates: Templates;
  readonly slices: Slices;
  /** Receives files as they are produced, while others are rendered. */
  readonly writeAhead: (content: StoredBytes) => void;
  /** Where the newest release stores its files, by path; null for a file it does not have. */
  readonly stored: () => StoredFiles;
};

/** A page that is not published. */
export type PagePreview = {
  /** The page as it is stored; null when the change leaves no such page. */
  readonly page: { readonly url: string; readonly html: FileContent } | null;
  /** All pages that would differ. */
  readonly urls: readonly string[];
  /** Files that pages embed and that would differ. */
  readonly texts: Output;
};

export type Staged = {
  /** Applies the change to the site. @returns the files that may have changed. */
  readonly commit: () => Output;
};

/** The site in memory: computes which files a change of the content produces. */
export class Site {
  readonly pages = new SitePages();
  readonly #options: SiteOptions;
  readonly #robots: Robots;
  readonly #documents: Documents;
  readonly #pictures = new PicturesInUse();
  #entities: RestEntities = new Map();
  #rest: Rest | null = null;
  /** Files that will probably be read from the store. */
  #files: ComingFiles;

  constructor(options: SiteOptions) {
    this.#options = options;
    this.#robots = new Robots(options.siteUrl);
    this.#documents = new Documents({
      siteUrl: options.siteUrl,
      uploads: options.pictureCache,
    });
    this.#files = new ComingFiles(options.pool.read);
  }

  get entities(): RestEntities {
    return this.#entities;
  }

  /** Whether the site has a file of a picture at this address. */
  hasPicture(address: string): boolean {
    return this.#pictures.has(address);
  }

  /** All content, as the site shows it. */
  content(): KnownContent {
    const articles = new Map(this.pages.articles.all().map((article) => [article.id, article]));
    return { entities: this.#entities, articles };
  }

  /** Whether pages differ from what is published although no content has changed: a year has begun. */
  get isOutdated(): boolean {
    return this.#options.slices.isOutdated;
  }

  /** Renders pages in their current state; the store inserts the slices. */
  rendered(pages: readonly PageFields[]): Promise<Output> {
    return this.#made(pages.map((page) => ({ page })));
  }

  #made(pages: PagesInTurn, writeAhead = this.#options.writeAhead): Promise<Output> {
    const { pool, templates } = this.#options;
    return renderPages(pages, { pool, templates, writeAhead });
  }

  async #pageFiles(update: PagesUpdate, pending: Output): Promise<Output> {
    const fresh = [...update.pages.values()].filter((page) => page !== null);
    const newest = this.#options.stored();
    const output = await this.#made(
      inTurn(fresh, {
        page: (url) => this.pages.page(url),
        stored: (path) => (pending.has(path) ? null : newest(path)),
        files: this.#files,
      }),
    );
    for (const [url, page] of update.pages) {
      if (page) continue;
      output.set(pageDataFile(url), null);
      output.set(htmlFile(url), null);
    }
    return output;
  }

  /** Everything that shows pictures and has changed. */
  #holders({ entities, articles }: Candidate, { pages }: PagesUpdate): Holder[] {
    return [
      ...articles,
      ...entityChanges(this.#entities, entities),
      ...[...pages].map(([url, page]) => ({
        before: this.pages.page(url)?.share.src,
        after: page?.share.src,
      })),
    ];
  }

  /** Draws missing pictures for links to these pages. */
  async drawShares(pages: Iterable<PageFields>): Promise<void> {
    const shares = [...pages].map(({ share }) => share);
    if (shares.length === 0) return;
    await writeShares(shares, {
      cacheDirectory: this.#options.shareCache,
      publicDirectory: this.#publicDirectory,
    });
  }

  get #publicDirectory(): string {
    return join(this.#options.projectRoot, 'public');
  }

  #pictureFiles({ come, gone }: PicturesUpdate): Output {
    const pathOf = (address: string) => address.slice(1);
    const output: Output = new Map(gone.map((address) => [pathOf(address), null]));
    for (const address of come) {
      output.set(pathOf(address), { file: join(this.#publicDirectory, address) });
    }
    return output;
  }

  #robotFiles(rest: Rest, pages: PagesUpdate['pages']): Output {
    return this.#robots.take({
      pages,
      articles: this.pages.articles.all(),
      articlePage: rest.articlePage,
      redirects: rest.redirects,
      brand: rest.settings.item.brand.name,
    });
  }

  get #known() {
    return { rest: this.#rest, entities: this.#entities };
  }

  /** Composed pages depend on these objects: unchanged entities are not regrouped. */
  #restOf(entities: RestEntities): Rest {
    const known = this.#rest;
    return known && isUnchanged(this.#entities, entities) ? known : restOf(entities, known);
  }

  #keep(candidate: Candidate, rest: Rest): void {
    this.#entities = candidate.entities;
    this.#rest = rest;
  }

  /**
   * Loads the whole content, once, before the first change.
   * @returns the files that are produced in addition to pages; the caller compares the pages.
   */
  async fill(content: Content, entities: RestEntities): Promise<Output> {
    const rest = restOf(entities, null);
    const update = this.pages.fill({ ...rest, articles: content.articles });
    const candidate = {
      entities,
      articles: content.articles.map((after) => ({ before: null, after })),
    };
    const pictures = this.#pictures.update(this.#holders(candidate, update));
    const small = smallFiles({ rest, entities }, this.#known);
    const documents = await this.#documents.update(update.pages);
    update.keep();
    documents.keep();
    pictures.keep();
    this.#keep(candidate, rest);
    const robots = this.#robotFiles(rest, update.pages);
    return new Map([...this.#pictureFiles(pictures), ...documents.output, ...small, ...robots]);
  }

  /** Renders pages in their current state, and the slices that differ from the published ones. */
  async renderAnew(pages: readonly PageFields[]): Promise<Output> {
    const slices = await this.#options.slices.update(this.#entities, this.#options.pool);
    const files = await this.rendered(pages);
    slices.keep();
    return new Map([...files, ...slices.output]);
  }

  /**
   * Announces which articles are being read again, so that pages showing them are read from the
   * disk meanwhile.
   */
  expect(articles: readonly number[]): void {
    const stored = this.#options.stored();
    const pages = articles.flatMap((id) => this.pages.articles.showing(id));
    this.#files = new ComingFiles(this.#options.pool.read);
    this.#files.begin(pages.map((url) => stored(htmlFile(url))).filter((file) => file !== null));
  }

  /**
   * A page as it would be with a change of the content; nothing is applied.
   * @param wanted the address of the page; null: the first that the change affects.
   * @throws Error with the reason, when some of the content cannot be used.
   */
  async preview(candidate: Candidate, wanted: string | null): Promise<PagePreview> {
    checkFootnotes(candidate, { entities: this.#entities, articles: this.pages.articles });
    const rest = this.#restOf(candidate.entities);
    const update = this.pages.update(rest, candidate.articles);
    try {
      const { pool } = this.#options;
      const slices = await this.#options.slices.update(candidate.entities, pool);
      const texts = slices.output;
      const urls = [...update.pages].flatMap(([url, page]) => (page ? url : []));
      // A change without a page of its own may be in the header of every page, or in none.
      const url = wanted ?? urls[0] ?? (texts.size > 0 ? '/' : null);
      if (url === null) return { page: null, urls, texts };
      const page = update.pages.has(url) ? update.pages.get(url) : this.pages.page(url);
      if (!page) return { page: null, urls, texts };
      const html = (await this.#made([{ page }], () => {})).get(htmlFile(page.url));
      return { page: html ? { url: page.url, html } : null, urls, texts };
    } finally {
      update.undo();
    }
  }

  /**
   * The files that a change of the content produces. Nothing is applied before `commit`.
   * @param pending files that were produced before and are not published yet.
   * @throws Error with the reason, when some of the content cannot be used.
   */
  async stage(candidate: Candidate, pending: Output): Promise<Staged> {
    checkFootnotes(candidate, { entities: this.#entities, articles: this.pages.articles });
    const rest = this.#restOf(candidate.entities);
    const update = this.pages.update(rest, candidate.articles);
    try {
      const slices = await this.#options.slices.update(candidate.entities, this.#options.pool);
      const files = await this.#pageFiles(update, pending);
      const documents = await this.#documents.update(update.pages);
      const pictures = this.#pictures.update(this.#holders(candidate, update));
      const wanted = new Set(pictures.come);
      const fresh = [...update.pages.values()].filter((page) => page !== null);
      await this.drawShares(fresh.filter(({ share }) => wanted.has(share.src)));
      const commit = (): Output => {
        const small = smallFiles({ rest, entities: candidate.entities }, this.#known);
        update.keep();
        slices.keep();
        documents.keep();
        pictures.keep();
        this.#keep(candidate, rest);
        const robots = this.#robotFiles(rest, update.pages);
        return new Map([
          ...files,
          ...slices.output,
          ...documents.output,
          ...this.#pictureFiles(pictures),
          ...small,
          ...robots,
        ]);
      };
      return { commit };
    } catch (error) {
      update.undo();
      throw error;
    }
  }
}

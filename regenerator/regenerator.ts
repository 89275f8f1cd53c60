import { setTimeout as pause } from 'node:timers/promises';
import type { ContentChange } from '../contract/schemas/hook.ts';
import { candidateOf, readChanges, type Held, type Part, type Reading } from './batch.ts';
import type { OpenSite } from './open-site.ts';
import type { Publisher } from './publisher.ts';
import { MisfitError } from './site/self-check.ts';
import type { Output } from './site/output.ts';
import { UnknownTemplateError } from './site/templates.ts';
import type { State, Status } from './status.ts';

export type RegeneratorOptions = {
  /** Takes the published site in; called again after every whole build. */
  readonly open: () => Promise<OpenSite>;
  readonly publisher: Publisher;
  /** Builds and publishes the whole site with Gatsby alone. */
  readonly build: () => Promise<void>;
  readonly log: (message: string) => void;
};

type Waiting = { readonly change: ContentChange; readonly since: number };

/** Pauses between two tries, in milliseconds; the last one again and again. */
const PAUSES = [500, 1_000, 2_000, 5_000, 10_000];

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const keyOf = ({ entity, id }: Pick<Held, 'entity' | 'id'>) => `${entity} ${id}`;

/** Brings the published site up with every change that it is told of. */
export class Regenerator {
  readonly #options: RegeneratorOptions;
  readonly #stopping = new AbortController();
  #open: OpenSite | null = null;
  /** Why Gatsby alone builds the site. */
  #misfit: string | null = null;
  #queue: Waiting[] = [];
  readonly #held = new Map<string, Held>();
  /** Files that are made and not published yet. */
  #output: Output = new Map();
  #state: State = 'starting';
  #revision: number | null = null;
  #publishedRevision: number | null = null;
  #last: Status['last'] = null;
  #error: string | null = null;
  #isHeldBack = false;
  #wake: () => void = () => {};
  #running: Promise<void> | null = null;

  constructor(options: RegeneratorOptions) {
    this.#options = options;
  }

  /** Takes changes in the order in which they were saved; the site follows by itself. */
  take(changes: readonly ContentChange[]): void {
    const since = performance.now();
    for (const change of changes) {
      this.#queue.push({ change, since });
      this.#revision = Math.max(this.#revision ?? 0, change.revision);
    }
    this.#wake();
  }

  /** Publishes nothing until `goOn`: somebody has gone back to an older release. */
  holdBack(): void {
    this.#isHeldBack = true;
  }

  goOn(): void {
    this.#isHeldBack = false;
    this.#wake();
  }

  status(): Status {
    return {
      state: this.#isHeldBack && this.#state === 'idle' ? 'held back' : this.#state,
      revision: this.#revision,
      published_revision: this.#publishedRevision,
      queued: this.#queue.length,
      last: this.#last,
      error: this.#error,
      held: [...this.#held.values()],
    };
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#wake();
    await this.#open?.pool.stop();
    await this.#running;
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #run(): Promise<void> {
    await this.#insist(() => this.#openSite());
    while (!this.#isStopped) {
      this.#state = 'idle';
      if (this.#queue.length === 0 || this.#isHeldBack) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
          if ((this.#queue.length > 0 && !this.#isHeldBack) || this.#isStopped) resolve();
        });
        continue;
      }
      await this.#insist(() => this.#work());
    }
  }

  /** Tries again until it goes well: what fails here is nobody's content. */
  async #insist(work: () => Promise<void>): Promise<void> {
    for (let tries = 0; !this.#isStopped; tries += 1) {
      try {
        await work();
        return;
      } catch (error) {
        if (this.#isStopped) return;
        this.#error = wordsOf(error);
        this.#state = 'waiting';
        this.#options.log(`The site could not be brought up to date: ${this.#error}`);
        const rest = PAUSES[Math.min(tries, PAUSES.length - 1)];
        await pause(rest, undefined, { signal: this.#stopping.signal }).catch(() => {});
      }
    }
  }

  async #openSite(): Promise<void> {
    const before = this.#open;
    this.#open = null;
    await before?.pool.stop();
    try {
      this.#open = await this.#options.open();
      this.#misfit = null;
      this.#error = null;
    } catch (error) {
      if (!(error instanceof MisfitError)) throw error;
      this.#misfit = error.message;
      this.#error = `Every change builds the whole site: ${error.message}`;
      this.#options.log(this.#error);
    }
  }

  async #work(): Promise<void> {
    this.#state = 'working';
    const batch = this.#queue.slice();
    try {
      if (this.#misfit === null && this.#open) await this.#regenerate(this.#open, batch);
      else await this.#buildWhole(batch);
    } catch (error) {
      if (!(error instanceof UnknownTemplateError)) throw error;
      await this.#buildWhole(batch);
    }
    this.#queue = this.#queue.slice(batch.length);
  }

  async #buildWhole(batch: readonly Waiting[]): Promise<void> {
    this.#state = 'building';
    await this.#options.build();
    if (this.#misfit === null) await this.#openSite();
    this.#held.clear();
    this.#done(batch, { changed: 0, removed: 0 });
  }

  #done(batch: readonly Waiting[], { changed, removed }: { changed: number; removed: number }) {
    const revision = Math.max(...batch.map(({ change }) => change.revision));
    const since = Math.min(...batch.map((one) => one.since));
    const ms = Math.round((performance.now() - since) * 10) / 10;
    this.#publishedRevision = Math.max(this.#publishedRevision ?? 0, revision);
    this.#last = { revision, changed, removed, ms };
    const [held] = this.#held.values();
    if (this.#misfit === null) {
      this.#error = held ? `${held.entity} ${held.alias}: ${held.reason}` : null;
    }
  }

  async #regenerate(open: OpenSite, batch: readonly Waiting[]): Promise<void> {
    const changes = this.#withHeld(batch.map(({ change }) => change));
    const reading = await readChanges(open.site, open.reader, changes);
    for (const change of changes) this.#held.delete(keyOf(change));
    for (const held of reading.unreadable) this.#held.set(keyOf(held), held);
    await this.#stage(open, reading);
    const published = await this.#options.publisher.publish(this.#output, this.#revision);
    this.#output = new Map();
    this.#done(batch, published);
  }

  /** What could not be used is tried again where something has changed that it may hang on. */
  #withHeld(changes: readonly ContentChange[]): ContentChange[] {
    if (changes.every(({ entity }) => entity === 'articles')) return [...changes];
    const again = [...this.#held.values()].map(({ entity, id, alias }) => ({
      entity,
      id,
      alias,
      kind: 'changed' as const,
      revision: 0,
    }));
    return [...again, ...changes];
  }

  async #stage(open: OpenSite, reading: Reading): Promise<void> {
    try {
      await this.#commit(open, reading, reading.parts);
    } catch (error) {
      if (error instanceof UnknownTemplateError || this.#isStopped) throw error;
      await this.#stageOneByOne(open, reading);
    }
  }

  /** Finds out which part cannot be used, and makes all the others. */
  async #stageOneByOne(open: OpenSite, reading: Reading): Promise<void> {
    for (const part of reading.parts) {
      try {
        await this.#commit(open, reading, [part]);
      } catch (error) {
        if (error instanceof UnknownTemplateError || this.#isStopped) throw error;
        const held = { ...part.held, reason: wordsOf(error) };
        this.#held.set(keyOf(held), held);
        this.#options.log(`${held.entity} ${held.alias} is held back: ${held.reason}`);
      }
    }
  }

  async #commit(open: OpenSite, reading: Reading, parts: readonly Part[]): Promise<void> {
    const staged = await open.site.stage(candidateOf(open.site, reading, parts));
    for (const [path, content] of staged.commit()) this.#output.set(path, content);
  }
}

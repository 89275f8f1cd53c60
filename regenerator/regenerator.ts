import pLimit from 'p-limit';
import { signals } from '../system/signals.ts';
import type { ContentChange } from '../contract/schemas/hook.ts';
import type { Preview } from '../contract/schemas/publishing.ts';
import type { Reading } from './batch.ts';
import { ChangeQueue, newestOf, type Waiting } from './change-queue.ts';
import type { Held } from './content/part.ts';
import { HeldBack, nameOfHeld, type Refusal } from './held-back.ts';
import { insist } from './insist.ts';
import type { OpenSite } from './open-site.ts';
import { previewOf, type Previewed } from './preview.ts';
import { readQueued } from './read-queued.ts';
import type { RegeneratorOptions } from './regenerator-options.ts';
import { Revisions } from './revisions.ts';
import { MisfitError } from './site/self-check.ts';
import { UnknownTemplateError } from './site/templates.ts';
import { stage } from './stage.ts';
import type { State, Status } from './status.ts';

/** Pauses between retries, in milliseconds; the last one repeats. */
const PAUSES = [500, 1_000, 2_000, 5_000, 10_000];

/** The same between two builds of changed sources: each keeps the machine busy. */
const BUILD_PAUSES = [5_000, 30_000, 60_000, 300_000];

/** Milliseconds after which failed reads are retried, and the year is compared. */
const LOOK_AGAIN = 30_000;

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const unread = ({ unreadable }: Reading): Refusal[] =>
  unreadable.map((held) => ({ ...held, cause: 'reading' }));

/** Brings the published site up to date with every change that is reported. */
export class Regenerator {
  readonly #options: RegeneratorOptions;
  readonly #stopping = new AbortController();
  #open: OpenSite | null = null;
  /** Why Gatsby alone builds the site. */
  #misfit: string | null = null;
  readonly #queue = new ChangeQueue();
  readonly #held = new HeldBack();
  /** Its value when the site was last brought up to date: readers see that site. */
  #heldNow: readonly Held[] = [];
  #state: State = 'starting';
  readonly #revisions = new Revisions();
  #last: Status['last'] = null;
  #error: string | null = null;
  #running: Promise<void> | null = null;
  /** One at a time: a preview composes pages of the same site. */
  readonly #turns = pLimit(1);

  constructor(options: RegeneratorOptions) {
    this.#options = options;
  }

  /** Queues changes in the order in which they were saved; the site follows by itself. */
  take(changes: readonly ContentChange[]): void {
    this.#revisions.report(changes);
    this.#queue.add(changes);
  }

  /**
   * A page with a change that is not saved.
   * @returns null while something else is in progress: the caller, who holds the content, asks again.
   */
  async preview(previewed: Previewed): Promise<Preview | null> {
    const open = this.#open;
    if (!open || this.#state !== 'idle' || this.#turns.activeCount > 0) return null;
    return await this.#turns(() => previewOf(open, this.#options.publisher.read, previewed));
  }

  /** Continues at once: an editor no longer holds it back. */
  goOn(): void {
    this.#queue.wake();
  }

  /**
   * Waits until readers see the revision, or for these milliseconds; not at all while an older
   * release stays.
   */
  whenShown(revision: number, patience: number): Promise<void> {
    return this.#revisions.untilShown(revision, () => this.#options.isHeldBack(), patience);
  }

  status(): Status {
    return {
      state: this.#state === 'idle' && this.#options.isHeldBack() ? 'held back' : this.#state,
      revision: this.#revisions.reported,
      published_revision: this.#revisions.published,
      queued: this.#queue.length,
      last: this.#last,
      error: this.#error,
      held: this.#heldNow,
    };
  }

  start(): void {
    if (this.#isStopped) return;
    this.#running ??= this.#run();
  }

  /**
   * Called before `start` when the sources have changed since the published site was built, or nothing is
   * published: builds it. Nothing else is published, because pages composed by the current sources do not fit
   * the bundle of the last build. `start`, of this process or the next, finds changes saved meanwhile.
   */
  async renew(): Promise<void> {
    const { log } = this.#options;
    log('The site is being built; the last release, if there is one, is served until then.');
    this.#running ??= this.#insist(() => this.#build(), BUILD_PAUSES);
    await this.#running;
    if (this.#isStopped) return;
    this.#running = null;
    log('The new site is published.');
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#queue.wake();
    await this.#open?.pool.stop();
    await this.#running;
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  get #hasWork(): boolean {
    return this.#queue.length > 0 && !this.#options.isHeldBack();
  }

  async #run(): Promise<void> {
    await this.#insist(() => this.#openSite());
    while (!this.#isStopped) {
      this.#state = 'idle';
      if (!this.#hasWork && !(await this.#isWoken())) continue;
      await this.#turns(() => this.#insist(() => this.#work()));
    }
  }

  /** Waits. @returns whether it is time to retry failed reads, or a new year has begun. */
  async #isWoken(): Promise<boolean> {
    if (this.#isStopped || !(await this.#queue.pause(LOOK_AGAIN))) return false;
    const isDue = this.#held.mayPass || this.#open?.site.isOutdated === true;
    return isDue && !this.#options.isHeldBack();
  }

  /** These failures are not caused by the content, so they are transient. */
  #insist(work: () => Promise<void>, pauses = PAUSES): Promise<void> {
    return insist(work, {
      pauses,
      signal: this.#stopping.signal,
      failed: (error) => {
        this.#error = wordsOf(error);
        this.#state = 'waiting';
        signals.publishingFailed.send();
        this.#options.log(`The site could not be brought up to date: ${this.#error}`);
      },
    });
  }

  async #openSite(): Promise<void> {
    const before = this.#open;
    this.#open = null;
    await before?.pool.stop();
    try {
      const open = await this.#options.open();
      await this.#bringUp(open).catch(async (error: unknown) => {
        await open.pool.stop();
        throw error;
      });
      this.#open = open;
      this.#misfit = null;
      this.#sayHeld();
    } catch (error) {
      if (this.#isStopped) throw error;
      if (error instanceof UnknownTemplateError) {
        await this.#build();
        await this.#openSite();
      } else if (error instanceof MisfitError) await this.#giveUp(error);
      else throw error;
    }
  }

  /** Publishes changes made while the regenerator was not running, as a separate batch. */
  async #bringUp(open: OpenSite): Promise<void> {
    const refused = await this.#stage(open, open.news);
    const { site, lastGood, news, revision } = open;
    this.#held.clear();
    this.#held.settle([], new Set(), [...unread(news), ...refused]);
    await lastGood.write(site.content());
    await this.#publish(open, revision);
    this.#revisions.show(revision);
  }

  /**
   * Leaves the site to Gatsby alone, starting with changes saved while the regenerator was not running.
   */
  async #giveUp(misfit: MisfitError): Promise<void> {
    this.#misfit = misfit.message;
    this.#error = `Every change builds the whole site: ${misfit.message}`;
    this.#options.log(this.#error);
    const [content, published] = await Promise.all([
      this.#options.revision(),
      this.#options.publisher.revision(),
    ]);
    if (content === null || content !== published) await this.#build();
    else this.#revisions.show(content);
  }

  async #build(): Promise<void> {
    this.#state = 'building';
    const content = await this.#options.revision();
    await this.#options.build(this.#stopping.signal);
    signals.released.send({ by: 'build' });
    this.#held.clear();
    this.#heldNow = [];
    this.#revisions.show(content);
  }

  async #work(): Promise<void> {
    this.#state = 'working';
    let batch = this.#queue.list();
    try {
      if (this.#misfit === null && this.#open) batch = await this.#regenerate(this.#open);
      else await this.#buildWhole(batch);
    } catch (error) {
      if (!(error instanceof UnknownTemplateError)) throw error;
      await this.#buildWhole(batch);
    }
    this.#queue.drop(batch.length);
  }

  async #buildWhole(batch: readonly Waiting[]): Promise<void> {
    const newest = newestOf(batch);
    // The last build may have started after these were saved.
    const isBuilt = this.#misfit !== null && newest <= (this.#revisions.published ?? 0);
    if (!isBuilt) await this.#build();
    if (this.#misfit === null) await this.#openSite();
    else this.#error = `Every change builds the whole site: ${this.#misfit}`;
    this.#done(batch, { changed: 0, removed: 0 });
  }

  #done(batch: readonly Waiting[], { changed, removed }: { changed: number; removed: number }) {
    const revision = newestOf(batch);
    if (batch.length > 0) {
      const now = performance.now();
      const since = Math.min(...batch.map((one) => one.since));
      const ms = Math.round((now - since) * 10) / 10;
      for (const one of batch) signals.changeShown.send({ ms: now - one.since });
      this.#last = { revision, changed, removed, ms };
      this.#revisions.show(revision);
    }
    if (this.#misfit === null) this.#sayHeld();
  }

  #sayHeld(): void {
    const [held] = this.#heldNow;
    this.#error = held ? `${held.entity} ${held.alias}: ${held.reason}` : null;
  }

  /** @returns the changes that readers now see. */
  async #regenerate(open: OpenSite): Promise<readonly Waiting[]> {
    const { batch, changes, reading } = await readQueued(open, this.#queue, this.#held, {
      saved: this.#options.saved,
      shown: this.#revisions.published ?? 0,
    });
    const refused = await this.#stage(open, reading);
    const read = new Set(reading.read.keys());
    this.#held.settle(changes, read, [...unread(reading), ...refused]);
    await open.lastGood.save(() => open.site.content());
    const revisions = batch.map(({ change }) => change.revision);
    // Not the last reported one: that may have come while this batch was in progress.
    const shown = [...revisions, this.#revisions.published].filter((one) => one !== null);
    const revision = shown.length > 0 ? Math.max(...shown) : null;
    const published = await this.#publish(open, revision);
    this.#done(batch, published);
    return batch;
  }

  /** Publishes the finished files; from then on readers see them, without held-back content. */
  async #publish(open: OpenSite, revision: number | null) {
    const held = this.#held.list();
    const names = held.map(nameOfHeld);
    const published = await this.#options.publisher.publish(open.output, { revision, held: names });
    open.output.clear();
    this.#heldNow = held;
    return published;
  }

  /** @returns the content that cannot be used; everything else is applied to the site. */
  #stage(open: OpenSite, reading: Reading): Promise<Refusal[]> {
    const { log } = this.#options;
    return stage(open, reading, { log, isStopped: () => this.#isStopped });
  }
}

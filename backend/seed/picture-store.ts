import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Picture } from '../../contract/fields.ts';
import { coverSvg } from './pictures/cover.ts';
import { coverWords } from './pictures/cover-words.ts';
import { productSvg } from './pictures/product.ts';
import { renderPng } from './pictures/render.ts';
import type { MediaStore } from '../media-store/store.ts';
import type { Motif, SeedProduct } from './types.ts';

/** Renders a finished SVG to the bytes of a picture. */
export type Draw = (svg: string) => Promise<Uint8Array>;

/**
 * Renders pictures into the store of media, each once: a file is named after the hash of its SVG.
 */
export class PictureStore {
  readonly #media: MediaStore;
  readonly #stored: ReadonlySet<string>;
  readonly #draw: Draw;
  readonly #limit = pLimit(2);
  readonly #pending: Promise<void>[] = [];
  readonly #drawn = new Map<string, Picture>();

  private constructor(media: MediaStore, stored: ReadonlySet<string>, draw: Draw) {
    this.#media = media;
    this.#stored = stored;
    this.#draw = draw;
  }

  /** @param draw replaces the real rendering, which takes most of a seed's time (tests). */
  static async open(media: MediaStore, draw: Draw = renderPng): Promise<PictureStore> {
    const stored = new Set<string>();
    for await (const { name } of media.list()) stored.add(name);
    return new PictureStore(media, stored, draw);
  }

  #keep(alias: string, svg: string, alt: string, width: number, height: number): Picture {
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12);
    const name = `${alias}-${hash}.png`;
    const src = `/media/${name}`;
    if (!this.#stored.has(name) && !this.#drawn.has(src)) {
      const drawing = this.#limit(async () => this.#media.put(name, await this.#draw(svg)));
      // `finished` reports a failure; until then nothing awaits the promise.
      drawing.catch(() => {});
      this.#pending.push(drawing);
    }
    const picture = { src, alt, width, height };
    this.#drawn.set(picture.src, picture);
    return picture;
  }

  /** Every requested picture, once. */
  get drawn(): readonly Picture[] {
    return [...this.#drawn.values()];
  }

  /** Cover of an article, a theme, an instruction or a section: 1200 by 750. */
  cover(alias: string, motif: Motif, alt = coverWords(alias, motif)): Picture {
    return this.#keep(alias, coverSvg(alias, motif), alt, 1200, 750);
  }

  /** The three views of a product, 1200 by 1200: pack, the thing itself, a detail. */
  gallery(product: SeedProduct): Picture[] {
    const alts = [product.coverAlt, `${product.title}: вблизи`, `${product.title}: устройство`];
    return ([0, 1, 2] as const).map((view) =>
      this.#keep(
        `${product.alias}-${view}`,
        productSvg(product, view),
        alts[view] ?? '',
        1200,
        1200,
      ),
    );
  }

  /**
   * Resolves when every requested picture is stored.
   * @param progress receives the number of finished pictures.
   */
  async finished(progress: (done: number, total: number) => void = () => {}): Promise<void> {
    const pending = this.#pending.splice(0);
    let done = 0;
    const told = pending.map(async (drawing) => {
      await drawing;
      done += 1;
      progress(done, pending.length);
    });
    await Promise.all(told);
  }
}

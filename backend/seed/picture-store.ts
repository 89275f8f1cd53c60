import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Picture } from '../../contract/fields.ts';
import { coverSvg } from './pictures/cover.ts';
import { coverWords } from './pictures/cover-words.ts';
import { productSvg } from './pictures/product.ts';
import { renderPng } from './pictures/render.ts';
import type { Motif, SeedProduct } from './types.ts';

/** Renders a finished SVG to the bytes of a picture. */
export type Draw = (svg: string) => Promise<Uint8Array>;

/**
 * Renders pictures into the media directory, each once: a file is named after the hash of its SVG.
 */
export class PictureStore {
  readonly #directory: string;
  readonly #draw: Draw;
  readonly #limit = pLimit(2);
  readonly #pending: Promise<void>[] = [];
  readonly #drawn = new Map<string, Picture>();

  /** @param draw replaces the real rendering, which takes most of a seed's time (tests). */
  constructor(directory: string, draw: Draw = renderPng) {
    this.#directory = directory;
    this.#draw = draw;
    mkdirSync(directory, { recursive: true });
  }

  #keep(alias: string, svg: string, alt: string, width: number, height: number): Picture {
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12);
    const name = `${alias}-${hash}.png`;
    const path = join(this.#directory, name);
    if (!existsSync(path)) {
      const drawing = this.#limit(async () => {
        // Written to a temporary file first: an interrupted start must not leave a partial picture
        // behind.
        await writeFile(`${path}.part`, await this.#draw(svg));
        await rename(`${path}.part`, path);
      });
      // `finished` reports a failure; until then nothing awaits the promise.
      drawing.catch(() => {});
      this.#pending.push(drawing);
    }
    const picture = { src: `/media/${name}`, alt, width, height };
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
   * Resolves when every requested picture is on disk.
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

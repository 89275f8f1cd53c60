import type { Settings } from '../../contract/schemas/settings.ts';
import { derivePopularCities } from '../../src/build/derive-popular-cities.ts';
import type { RestEntities } from '../content/rest-content.ts';
import {
  parseSliceData,
  sliceDataFile,
  sliceDataText,
  sliceHtmlFile,
  stitch,
  type SliceData,
} from '../gatsby/gatsby.ts';
import { RenderError } from '../render/render-error.ts';
import type { RenderPool } from '../render/render-pool.ts';
import type { Output } from './output.ts';

/** Reads a file of the site that is published; null where there is none. */
export type ReadFile = (path: string) => Promise<string | null>;

/** Slices whose queries read content: see `src/layout`. */
const NAMES = ['header', 'footer'];

type Slice = { readonly like: SliceData; readonly data: string; readonly html: string };

export type SlicesUpdate = {
  readonly output: Output;
  /** Html by the name of its file without `.html`. */
  readonly sliceOf: (name: string) => string;
  readonly keep: () => void;
};

/** The site's settings among the entities. */
export function settingsIn(entities: RestEntities): { item: Settings } | undefined {
  const all = [...entities.values()].flat();
  return all.find(({ type, key }) => type === 'Document' && key === 'settings.view')?.entity as
    { item: Settings } | undefined;
}

/** What the slices' queries are answered with. */
function answersOf(entities: RestEntities): Record<string, unknown> {
  const [popular] = derivePopularCities.derive([...entities.values()].flat());
  return { document: { entity: settingsIn(entities) }, popularCities: popular?.fields };
}

/** Header and footer, which stand in every page and are rendered once. */
export class Slices {
  readonly #slices = new Map<string, Slice>();
  /** Slices that no content changes, as they were published. */
  readonly #others = new Map<string, string>();

  /** Takes the slices of the published site in. @throws Error when one is missing. */
  async load(read: ReadFile): Promise<void> {
    const must = async (path: string) => {
      const text = await read(path);
      if (text === null) throw new Error(`The published site has no ${path}.`);
      return text;
    };
    for (const name of NAMES) {
      const data = await must(sliceDataFile(name));
      const html = await must(sliceHtmlFile(name));
      this.#slices.set(name, { like: parseSliceData(data), data, html });
    }
    this.#others.set('_gatsby-scripts-1', await must(sliceHtmlFile('_gatsby-scripts')));
  }

  #html(slices: ReadonlyMap<string, Slice>, file: string): string {
    const html = slices.get(file.replace(/-1$/, ''))?.html ?? this.#others.get(file);
    if (html === undefined) throw new Error(`There is no slice ${file}.`);
    return html;
  }

  /** Renders what these entities change. @throws Error with the renderer's reason. */
  async update(entities: RestEntities, pool: RenderPool): Promise<SlicesUpdate> {
    const answers = answersOf(entities);
    const changed = [...this.#slices].flatMap(([name, slice]) => {
      const data = sliceDataText(slice.like, answers);
      return data === slice.data ? [] : [{ name, data, like: slice.like }];
    });
    const rendered = await pool.render(
      changed.map(({ name, data }) => ({ kind: 'slice', name, data })),
    );
    const next = new Map(this.#slices);
    const output: Output = new Map();
    for (const [place, { name, data, like }] of changed.entries()) {
      const answer = rendered[place];
      if (!answer?.ok) throw new RenderError(`slice ${name}`, answer);
      next.set(name, { like, data, html: answer.html });
      output.set(sliceDataFile(name), data);
      output.set(sliceHtmlFile(name), answer.html);
    }
    const keep = () => {
      for (const [name, slice] of next) this.#slices.set(name, slice);
    };
    return { output, sliceOf: (file) => this.#html(next, file), keep };
  }
}

/** A page with the slices as they are now. */
export const restitched = (html: string, { sliceOf }: SlicesUpdate) => stitch(html, sliceOf);

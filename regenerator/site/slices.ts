import type { Settings } from '../../contract/schemas/settings.ts';
import { derivePopularCities } from '../../src/build/derive-popular-cities.ts';
import type { SourcedEntity } from '../../src/sourcing/source.ts';
import { isUnchanged, type RestEntities } from '../content/rest-content.ts';
import {
  parseSliceData,
  sliceDataFile,
  sliceDataText,
  sliceHtmlFile,
  type SliceData,
} from '../gatsby/gatsby.ts';
import { RenderError } from '../render/render-error.ts';
import type { RenderPool } from '../render/render-pool.ts';
import type { Output } from './output.ts';

/** Reads a file of the published site; null if there is none. */
export type ReadFile = (path: string) => Promise<string | null>;

/** Slices whose queries read content: see `src/layout`. */
const NAMES = ['header', 'footer'];

type Slice = { readonly like: SliceData; readonly data: string };

export type SlicesUpdate = {
  readonly output: Output;
  readonly keep: () => void;
};

/** The site's settings among the entities. */
export function settingsIn(entities: RestEntities): { item: Settings } | undefined {
  const isSettings = ({ type, key }: SourcedEntity) =>
    type === 'Document' && key === 'settings.view';
  for (const list of entities.values()) {
    const found = list.find(isSettings);
    if (found) return found.entity as { item: Settings };
  }
  return undefined;
}

/** The results of the slices' queries. */
function answersOf(entities: RestEntities): Record<string, unknown> {
  const [popular] = derivePopularCities.derive([...entities.values()].flat());
  return { document: { entity: settingsIn(entities) }, popularCities: popular?.fields };
}

/** Header and footer, which are in every page: rendered once and inserted by the store. */
export class Slices {
  readonly #slices = new Map<string, Slice>();
  /** The inputs they were last rendered from. */
  #answered: RestEntities = new Map();

  /** Loads the slices of the published site. @throws Error when one is missing. */
  async load(read: ReadFile): Promise<void> {
    const must = async (path: string) => {
      const text = await read(path);
      if (text === null) throw new Error(`The published site has no ${path}.`);
      return text;
    };
    for (const name of NAMES) {
      const data = await must(sliceDataFile(name));
      this.#slices.set(name, { like: parseSliceData(data), data });
    }
  }

  /** Renders the slices that these entities change. @throws Error with the renderer's reason. */
  async update(entities: RestEntities, pool: RenderPool): Promise<SlicesUpdate> {
    if (isUnchanged(this.#answered, entities)) return { output: new Map(), keep: () => {} };
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
      next.set(name, { like, data });
      output.set(sliceDataFile(name), data);
      output.set(sliceHtmlFile(name), answer.html);
    }
    const keep = () => {
      for (const [name, slice] of next) this.#slices.set(name, slice);
      this.#answered = entities;
    };
    return { output, keep };
  }
}

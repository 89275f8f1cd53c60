import * as v from 'valibot';
import type { Settings } from '../../contract/schemas/settings.ts';
import { derivePopularCities } from '../../src/build/derive-popular-cities.ts';
import { currentYear } from '../../src/config/current-year.ts';
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

/** The part of a query's result that the footer has: the year beside the company's name. */
const datedSchema = v.looseObject({ siteMetadata: v.looseObject({ year: v.number() }) });

type Dated = v.InferOutput<typeof datedSchema>;

type Slice = {
  readonly like: SliceData;
  readonly data: string;
  /** Null for a slice that shows no year. */
  readonly dated: Dated | null;
};

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

/** A dated result as it is this year. */
function datedNow(dated: Dated): Dated {
  return { ...dated, siteMetadata: { ...dated.siteMetadata, year: currentYear() } };
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
      const like = parseSliceData(data);
      const site = v.safeParse(datedSchema, like.result.data['site']);
      this.#slices.set(name, { like, data, dated: site.success ? site.output : null });
    }
  }

  /** Whether a year has begun that the footer does not show: it changes without any content. */
  get isOutdated(): boolean {
    const year = currentYear();
    return [...this.#slices.values()].some(
      ({ dated }) => dated !== null && dated.siteMetadata.year !== year,
    );
  }

  /** Renders the slices that these entities or a new year change. @throws Error with the renderer's reason. */
  async update(entities: RestEntities, pool: RenderPool): Promise<SlicesUpdate> {
    if (!this.isOutdated && isUnchanged(this.#answered, entities)) {
      return { output: new Map(), keep: () => {} };
    }
    const answers = answersOf(entities);
    const changed = [...this.#slices].flatMap(([name, { like, data: before, dated: old }]) => {
      const dated = old && datedNow(old);
      const data = sliceDataText(like, dated ? { ...answers, site: dated } : answers);
      return data === before ? [] : [{ name, data, like, dated }];
    });
    const rendered = await pool.render(
      changed.map(({ name, data }) => ({ kind: 'slice', name, data })),
    );
    const next = new Map(this.#slices);
    const output: Output = new Map();
    for (const [place, { name, ...slice }] of changed.entries()) {
      const answer = rendered[place];
      if (!answer?.ok) throw new RenderError(`slice ${name}`, answer);
      next.set(name, slice);
      output.set(sliceDataFile(name), slice.data);
      output.set(sliceHtmlFile(name), answer.html);
    }
    const keep = () => {
      for (const [name, slice] of next) this.#slices.set(name, slice);
      this.#answered = entities;
    };
    return { output, keep };
  }
}

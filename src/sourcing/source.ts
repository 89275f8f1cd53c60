import type { NodePluginArgs } from 'gatsby';

/** A store that persists between two readings, in the form of Gatsby's plugin cache. */
export type Cache = Pick<NodePluginArgs['cache'], 'get' | 'set'>;

/** One call whose response becomes nodes. Listed in src/build/sources.ts, so plain data only. */
export type Source = {
  /** Node type, for example `Article`. */
  readonly type: string;
  /** Name of the call in the contract. */
  readonly call: string;
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  /**
   * The name of the array in the result that holds the entities. Absent: the result as a whole is
   * one entity, with the call's name as its key.
   */
  readonly items?: string;
  /** Field that identifies an item; absent: its `id`, or its `key`. */
  readonly name?: string;
  /** An empty list is not an error. */
  readonly mayBeEmpty?: boolean;
  /**
   * The call is made once for each entity of another call's list, whose id is this parameter. A
   * response without `items` is one entity with that id.
   */
  readonly each?: { readonly call: string; readonly items: string; readonly param: string };
  /** The call pages through its items with `page` and `count`. */
  readonly paged?: boolean;
};

/** A node built from sourced entities and not from one response, such as a page. */
export type DerivedNode = {
  /** Stable across builds, like a source's own keys. */
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** Derived nodes, created in the same all-or-nothing step as the entities themselves. */
export type Derivation = {
  readonly type: string;
  /** Body of the GraphQL type, for example `url: String! data: JSON!`. */
  readonly fields: string;
  /** Receives every entity, each type in the backend's order. Throw to stop the build. */
  readonly derive: (entities: readonly SourcedEntity[]) => DerivedNode[];
};

/** An asynchronous derivation, for example in another thread. */
export type Deriver = Omit<Derivation, 'derive'> & {
  readonly derive: (
    entities: readonly SourcedEntity[],
  ) => readonly DerivedNode[] | Promise<readonly DerivedNode[]>;
};

export type SourceOptions = {
  /** Origin of the backend, without a trailing slash. */
  readonly origin: string;
  readonly sources: readonly Source[];
  readonly derivations: readonly Deriver[];
  /** Where encoded pictures are cached between builds, independent of Gatsby's own caches. */
  readonly pictureCache: string;
  /** Maximum number of concurrent requests. */
  readonly concurrency: number;
  /** Accept far fewer entities than last time. */
  readonly acceptDrop: boolean;
};

/** The same error, worded for the editor who has to fix it. */
export type Told = {
  /** The path of the field in the entity; null if the error concerns none. */
  readonly field: string | null;
  /** What is wrong, in Russian. */
  readonly words: string;
};

type ErrorTraits = { readonly mayPass?: boolean; readonly told?: Told | null };

/** A sourcing error in one line: the call, then the field or the reason. */
export class SourcingError extends Error {
  override readonly name = 'SourcingError';
  /** A retry may succeed: the server did not respond or was too busy. */
  readonly mayPass: boolean;
  readonly told: Told | null;

  constructor(message: string, { mayPass = false, told = null }: ErrorTraits = {}) {
    super(message);
    this.mayPass = mayPass;
    this.told = told;
  }
}

/** A node's content: the contract's entity, with clean HTML and prepared pictures. */
export type SourcedEntity = {
  readonly type: string;
  /** Stable across builds: the entity's id, or the call's name for a single document. */
  readonly key: string;
  readonly entity: Readonly<Record<string, unknown>>;
};

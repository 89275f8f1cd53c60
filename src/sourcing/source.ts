import type { NodePluginArgs } from 'gatsby';

/** What is kept between two readings: what Gatsby keeps for a plugin has this form. */
export type Cache = Pick<NodePluginArgs['cache'], 'get' | 'set'>;

/** One call whose reply becomes nodes. Written down in src/build/sources.ts, so plain data only. */
export type Source = {
  /** Node type, for example `Article`. */
  readonly type: string;
  /** Name of the call in the contract. */
  readonly call: string;
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  /**
   * Where the entities stand in the result: the name of an array. Absent: the result as a whole is
   * one entity, known by the call's name.
   */
  readonly items?: string;
  /** Field that names an item; absent: its `id`, or its `key`. */
  readonly name?: string;
  /** No items are no fault: there may be none. */
  readonly mayBeEmpty?: boolean;
  /**
   * The call is made once for each entity of another one's list, whose id is this parameter. A reply
   * without `items` is one entity, known by that id.
   */
  readonly each?: { readonly call: string; readonly items: string; readonly param: string };
  /** The call pages through its items with `page` and `count`. */
  readonly paged?: boolean;
};

/** A node that is made of sourced entities and not of one reply, such as a page. */
export type DerivedNode = {
  /** Stable over builds, like a source's own keys. */
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** What is derived, made in the same all-or-nothing step as the entities themselves. */
export type Derivation = {
  readonly type: string;
  /** Body of the GraphQL type, for example `url: String! data: JSON!`. */
  readonly fields: string;
  /** Given every entity, each type in the backend's order. Throw to stop the build. */
  readonly derive: (entities: readonly SourcedEntity[]) => DerivedNode[];
};

/** A derivation that may take its time, in a thread of its own for example. */
export type Deriver = Omit<Derivation, 'derive'> & {
  readonly derive: (
    entities: readonly SourcedEntity[],
  ) => readonly DerivedNode[] | Promise<readonly DerivedNode[]>;
};

export type SourceOptions = {
  /** Origin of the backend, without a slash at the end. */
  readonly origin: string;
  readonly sources: readonly Source[];
  readonly derivations: readonly Deriver[];
  /** Where encoded pictures are kept between builds, whatever happens to Gatsby's own caches. */
  readonly pictureCache: string;
  /** Requests under way at once. */
  readonly concurrency: number;
  /** Accept that far fewer entities come than last time. */
  readonly acceptDrop: boolean;
};

/** What went wrong while sourcing, in one line: the call, then the field or the reason. */
export class SourcingError extends Error {
  override readonly name = 'SourcingError';
  /** Another try may go well: nobody answered, or somebody who was too busy. */
  readonly mayPass: boolean;

  constructor(message: string, { mayPass = false } = {}) {
    super(message);
    this.mayPass = mayPass;
  }
}

/** A node's content: the contract's entity, with clean HTML and prepared pictures. */
export type SourcedEntity = {
  readonly type: string;
  /** Stable over builds: the entity's id, or the call's name for a single document. */
  readonly key: string;
  readonly entity: Readonly<Record<string, unknown>>;
};

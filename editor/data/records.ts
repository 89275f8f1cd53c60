/** What each resource can do, a smaller interface than react-admin's data provider. */

export type Record = { readonly id: number; readonly [field: string]: unknown };

type Values = { readonly [field: string]: unknown };

export type ListAsked = {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | undefined;
  readonly filter: Values;
  readonly signal?: AbortSignal | undefined;
};

/** Options of a save or a deletion. */
export type SavingMeta = {
  /** As a draft, which no reader sees: the record in the response is the draft. */
  readonly draft?: boolean;
  /** How a form creates: with a key, so that it does so once. It is loaded with the forms. */
  readonly create?: (name: string, values: Values, isDraft: boolean) => Promise<Record>;
  /** Whether to remove it from the lists that refer to it. */
  readonly detach?: boolean;
  /** The revision of a draft or a set that the user has seen: a newer one is not discarded. */
  readonly revision?: number;
};

/** Every method throws an HttpError for a refusal. */
export type Records = {
  readonly list: (asked: ListAsked) => Promise<{ items: readonly Record[]; total: number }>;
  readonly some: (ids: readonly (string | number)[]) => Promise<readonly Record[]>;
  /** @param signal aborts the request when nobody waits for it. */
  readonly one: (id: string | number, signal?: AbortSignal) => Promise<Record>;
  readonly create: (values: Values, meta?: SavingMeta) => Promise<Record>;
  /** @param before the record as the form loaded it. */
  readonly update: (
    id: string | number,
    values: Values,
    meta?: SavingMeta,
    before?: Values,
  ) => Promise<Record>;
  readonly remove: (id: string | number, meta?: SavingMeta) => Promise<Record>;
};

const written = () => Promise.reject(new Error('These records are only listed'));

/** Records that are listed, but neither opened nor changed. */
export const onlyListed = (list: Records['list']): Records => ({
  list,
  some: written,
  one: written,
  create: written,
  update: written,
  remove: written,
});

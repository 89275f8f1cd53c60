/** What each kind of records can do, in fewer words than a data provider of react-admin has. */

export type Record = { readonly id: number; readonly [field: string]: unknown };

type Values = { readonly [field: string]: unknown };

export type ListAsked = {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | undefined;
  readonly filter: Values;
  readonly signal?: AbortSignal | undefined;
};

/** How a form saves. */
export type SavingMeta = {
  /** As a draft, which no reader sees: the record of the answer is the draft. */
  readonly draft?: boolean;
  /** Out of the lists that name it. */
  readonly detach?: boolean;
};

/** Each throws an HttpError for a refusal. */
export type Records = {
  readonly list: (asked: ListAsked) => Promise<{ items: readonly Record[]; total: number }>;
  readonly some: (ids: readonly (string | number)[]) => Promise<readonly Record[]>;
  /** Until nobody waits for it any more. */
  readonly one: (id: string | number, signal?: AbortSignal) => Promise<Record>;
  readonly create: (values: Values, meta?: SavingMeta) => Promise<Record>;
  /** @param before the record as its form has read it. */
  readonly update: (
    id: string | number,
    values: Values,
    meta?: SavingMeta,
    before?: Values,
  ) => Promise<Record>;
  readonly remove: (id: string | number, meta?: SavingMeta) => Promise<Record>;
};

const written = () => Promise.reject(new Error('These records are only listed'));

/** Records that are listed, and neither opened nor changed. */
export const onlyListed = (list: Records['list']): Records => ({
  list,
  some: written,
  one: written,
  create: written,
  update: written,
  remove: written,
});

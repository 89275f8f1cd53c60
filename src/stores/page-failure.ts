import { proxy } from 'valtio';

export type PageFailure = {
  /** What the error page shows as its number. */
  readonly status: number;
  /** The page that was wanted. */
  readonly url: string;
};

/** The page that could not be loaded, in whose place the error page stands. */
export const pageFailure = proxy<{ current: PageFailure | null }>({ current: null });

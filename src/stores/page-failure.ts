import { proxy } from 'valtio';

export type PageFailure = {
  /** The number shown on the error page. */
  readonly status: number;
  /** The requested page. */
  readonly url: string;
};

/** The page that could not be loaded and that the error page replaces. */
export const pageFailure = proxy<{ current: PageFailure | null }>({ current: null });

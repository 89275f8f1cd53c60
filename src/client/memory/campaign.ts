import { keepForTab, keptForTab } from './page-memory.ts';

/** The campaign that brought the visitor here, for the certificate's form (docs/decisions/223). */
const KEY = 'campaign';

/**
 * Stores the fields of a query that name a campaign, if there are any, instead of an earlier one. Marks of a
 * single click, such as `yclid`, do not name one.
 */
export function keepCampaign(search: string): void {
  const fields = search.match(/[?&]utm_[^&]*/g);
  if (fields) keepForTab(KEY, fields.join(''));
}

/** The stored fields, as a query; null if there are none. */
export const keptCampaign = (): string | null => keptForTab(KEY);

/** Removes them: the visitor allows only what is necessary. */
export const dropCampaign = (): void => keepForTab(KEY, null);

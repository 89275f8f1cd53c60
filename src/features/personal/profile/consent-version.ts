import { formatDay } from '../../../words/dates.ts';

/** The date of a wording, formatted for readers. */
export const versionWords = (version: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(version) ? formatDay(version) : version;

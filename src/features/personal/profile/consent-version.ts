import { formatDay } from '../../../words/dates.ts';

/** The day of a wording, as people say it. */
export const versionWords = (version: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(version) ? formatDay(version) : version;

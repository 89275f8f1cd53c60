import { counted } from '../../src/words/plural.ts';

const DRAFTS = { one: 'черновик', few: 'черновика', many: 'черновиков' };

/** «3 черновика». */
export const countedDrafts = (count: number): string => counted(count, DRAFTS);

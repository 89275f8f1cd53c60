import type { Forms } from '../words/plural.ts';

/** «1 балл», «2 балла», «5 баллов». */
export const pointForms: Forms = { one: 'балл', few: 'балла', many: 'баллов' };

/** Anchor of a step, counted from 0. */
export const stepId = (index: number): string => `shag-${String(index + 1)}`;

export const CHECKLIST_ID = 'proverka';

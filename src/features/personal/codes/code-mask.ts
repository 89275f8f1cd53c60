import type { MaskitoOptions } from '@maskito/core';

const SIGN = /[\dA-ZА-Я]/;
const GROUP = [SIGN, SIGN, SIGN, SIGN];

/** `K7M2-9XWD-4HTA`; letters of either keyboard, as the parser of codes accepts both. */
export const codeMask: MaskitoOptions = {
  mask: [...GROUP, '-', ...GROUP, '-', ...GROUP],
  preprocessors: [
    ({ elementState, data }) => ({
      elementState: { ...elementState, value: elementState.value.toUpperCase() },
      data: data.toUpperCase(),
    }),
  ],
};

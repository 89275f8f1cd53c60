import type { MaskitoOptions } from '@maskito/core';

const SIGN = /[\dA-ZА-Я]/;
const GROUP = [SIGN, SIGN, SIGN, SIGN];

/** `K7M2-9XWD-4HTA`; letters of either keyboard, as the reader of codes takes both. */
export const codeMask: MaskitoOptions = {
  mask: [...GROUP, '-', ...GROUP, '-', ...GROUP],
  preprocessors: [
    ({ elementState, data }) => ({
      elementState: { ...elementState, value: elementState.value.toUpperCase() },
      data: data.toUpperCase(),
    }),
  ],
};

import type { MaskitoOptions } from '@maskito/core';
import { readPackageCode } from '../../../config/package-code.ts';

const SIGN = /[\dA-ZА-Я]/;
const GROUP = [SIGN, SIGN, SIGN, SIGN];

/** Three groups of four signs, as they may stand in a text. */
const IN_TEXT =
  /(?<![\dA-ZА-Я])(?:[\dA-ZА-Я]{4}[\s\u2010-\u2015-]?){2}[\dA-ZА-Я]{4}(?![\dA-ZА-Я])/g;

/** The code within a pasted text, such as «Код: K7M2-9XWD-4HTA»; a text without one as it is. */
export function codeIn(text: string): string {
  const upper = text.toUpperCase();
  return upper.match(IN_TEXT)?.find((one) => readPackageCode(one) !== null) ?? upper;
}

/** `K7M2-9XWD-4HTA`; letters of either keyboard, as the parser of codes accepts both. */
export const codeMask: MaskitoOptions = {
  mask: [...GROUP, '-', ...GROUP, '-', ...GROUP],
  preprocessors: [
    ({ elementState, data }) => ({
      elementState: { ...elementState, value: elementState.value.toUpperCase() },
      data: codeIn(data),
    }),
  ],
};

import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import { otherLayout } from './keyboard.ts';

/** From a guess or two (0) to more than anybody will make (4). */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** What a password must have: below it are the commonest ones, and those made of them. */
export const STRENGTH_MIN: Strength = 2;

/** So much of a beginning or an end tells enough, and each further sign costs time. */
const LOOKED_AT = 64;

let judge: ZxcvbnFactory | null = null;

/**
 * How many guesses a password takes, by a list of the commonest fifty thousand, keys that lie beside
 * each other, repeats, days and sequences; for one in Russian letters also as the same keys write it
 * in Latin ones, so that «йцукенгшщз» is no better than `qwertyuiop`.
 * @param own what others know of its owner: a name, an address of e-mail.
 */
export function passwordStrength(password: string, own: readonly string[]): Strength {
  judge ??= new ZxcvbnFactory({ ...common });
  const known = own.flatMap((text) => [text, ...text.split(/[@.\s_-]+/)]).filter(Boolean);
  const typed = password.normalize('NFC');
  const inputs = [...known, 'ясно', 'yasno', 'линзы', 'linzy'];
  const scoreOf = (part: string) =>
    Math.min(
      ...[part, otherLayout(part)].flatMap((text) =>
        text === null ? [] : [judge?.check(text, inputs).score ?? 0],
      ),
    );
  // The whole is no easier to guess than any part of it.
  const parts = new Set([typed.slice(0, LOOKED_AT), typed.slice(-LOOKED_AT)]);
  return Math.max(...[...parts].map(scoreOf)) as Strength;
}

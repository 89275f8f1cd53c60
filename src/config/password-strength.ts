import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import { otherLayout } from './keyboard.ts';

/** From a guess or two (0) to more than any attacker will try (4). */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** The minimum score: below it are the most common passwords and variations of them. */
export const STRENGTH_MIN: Strength = 2;

/** Checking this much of the beginning or the end is enough, and each further character costs time. */
const LOOKED_AT = 64;

let judge: ZxcvbnFactory | null = null;

/**
 * Estimates how many guesses a password takes, from a list of the fifty thousand most common ones,
 * adjacent keys, repeats, dates and sequences. Cyrillic input is also checked as the same keys in
 * Latin, so that «йцукенгшщз» is no better than `qwertyuiop`.
 * @param own what others know about the owner: a name, an e-mail address.
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
  // The whole is at least as hard to guess as any part of it.
  const parts = new Set([typed.slice(0, LOOKED_AT), typed.slice(-LOOKED_AT)]);
  return Math.max(...[...parts].map(scoreOf)) as Strength;
}

import type { Picture } from '../fields.ts';
import type { Field, Fields } from './field.ts';

type Value<F extends Field> = F extends { readonly kind: 'number' | 'reference' | 'position' }
  ? number
  : F extends { readonly kind: 'flag' }
    ? boolean
    : F extends { readonly kind: 'choice'; readonly choices: infer C }
      ? keyof C
      : F extends { readonly kind: 'choices'; readonly choices: infer C }
        ? (keyof C)[]
        : F extends { readonly kind: 'picture' }
          ? Picture
          : F extends { readonly kind: 'references' }
            ? number[]
            : F extends { readonly kind: 'aliases' }
              ? string[]
              : F extends { readonly kind: 'group'; readonly fields: infer G extends Fields }
                ? ValuesOf<G>
                : F extends { readonly kind: 'list'; readonly item: infer I extends Field }
                  ? ValueOf<I>[]
                  : string;

/** The type of a field's value. */
export type ValueOf<F extends Field> =
  | Value<F>
  | (F extends { readonly isNullable: true } ? null : never);

/** The type of an object with all of these fields. */
export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };

/** Fields whose values match another type exactly; otherwise a type that they do not fit. */
export type Holds<F extends Fields, T> = [ValuesOf<F>] extends [T]
  ? [T] extends [ValuesOf<F>]
    ? F
    : { readonly missing: Exclude<keyof T, keyof F> }
  : { readonly different: T };

/** The description of a collection, from which checks, API, screens and search are derived. */
import type { MenuSection } from '../schemas/descriptions.ts';
import type { ContentCollection } from '../schemas/hook.ts';
import type { Field, Fields } from './field.ts';
import type { ValuesOf } from './value.ts';

/** A condition on several fields, which is only checked when each of them is valid on its own. */
export type Rule = {
  /** The field that is reported. */
  readonly field: string;
  readonly holds: (fields: Readonly<Record<string, unknown>>) => boolean;
  /** The sentence shown when it does not hold. */
  readonly fault: string;
};

/** A rule with typed fields. */
export const rule =
  <F extends Fields>() =>
  (field: keyof F & string, fault: string, holds: (fields: ValuesOf<F>) => boolean): Rule => ({
    field,
    fault,
    // The schema of these fields has accepted the values.
    holds: (fields) => holds(fields as ValuesOf<F>),
  });

/** One of the documents of a collection whose entities differ in their fields. */
export type Variant = {
  readonly label: string;
  /** Its own fields: those of the collection are empty. */
  readonly fields: Fields;
};

type Named = {
  /** «Статья». */
  readonly one: string;
  /** «Статьи». */
  readonly many: string;
  /** The section of the editors' menu that lists it. */
  readonly menu: MenuSection;
  /** «Статья не найдена». */
  readonly missing: string;
  /** Its purpose, in a sentence. */
  readonly help?: string;
  /** Whether entities can only be replaced, not created or deleted. */
  readonly isFixed?: true;
  /** Whether no entity has a page of its own: then nothing else needs to define the collection. */
  readonly hasNoPage?: true;
  /** Whether rich texts cite these by alias: a cited one is neither deleted nor renamed. */
  readonly isCited?: true;
  /**
   * Numbers stored beside the fields, with their labels in the plural. They are deleted and
   * restored together with an entity.
   */
  readonly belongings?: Readonly<Record<string, string>>;
  readonly rules?: readonly Rule[];
};

export type Description = Named & {
  readonly fields: Fields;
  /** Fields by entity, in place of `fields`, which are then empty: `main.page`. */
  readonly variants?: Readonly<Record<string, Variant>>;
  /** The field that names an entity to people; for fixed collections, only lists include it. */
  readonly title: string;
  /** The field with the alias, unless it is `alias`. */
  readonly alias?: string;
  /** Fields that a list shows, in order. */
  readonly shows: readonly string[];
  /** Fields that are searched; a reference by the title of its entity. */
  readonly searches: readonly string[];
};

type FieldNames<F extends Fields> = keyof F & string;

type OptionsOf<Kind> = keyof Extract<Field, { readonly kind: Kind }>;

/** Fields without options that their kind does not have: a misspelt one would have no effect. */
type KnownOptions<F extends Fields> = {
  readonly [Name in keyof F]: {
    readonly [Option in keyof F[Name]]: Option extends OptionsOf<F[Name]['kind']>
      ? F[Name][Option]
      : never;
  };
};

/** A description whose field names and options are checked. */
export const describe = <F extends Fields>(
  description: Named & {
    readonly fields: F & KnownOptions<F>;
    readonly title: FieldNames<F>;
    readonly alias?: FieldNames<F>;
    readonly shows: readonly FieldNames<F>[];
    readonly searches: readonly FieldNames<F>[];
  },
): Description => description;

export type Descriptions = Readonly<Record<ContentCollection, Description>>;

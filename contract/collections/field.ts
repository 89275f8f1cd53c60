/**
 * Kinds of fields that editors write. A field is plain data: `GET /editor/descriptions` sends it to
 * a screen as it is, and the checks of the backend are built from it (see `schema.ts`).
 */
import type { ContentCollection } from '../schemas/hook.ts';
import type { RichTextKeeps } from './rich-text.ts';
import type { Variables } from './variables.ts';

/** Properties of every field. */
type Said = {
  /** «Заголовок». */
  readonly label: string;
  /** A sentence below the field. */
  readonly help?: string;
  /** The heading of the form's section that starts with this field. */
  readonly section?: string;
  /** Whether it may be null, which is also its value when absent. */
  readonly isNullable?: true;
  /** It has a value only when another field of the entity has one of these values; otherwise it is null. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
};

export type TextField = Said & {
  readonly kind: 'text';
  /** Maximum number of characters. */
  readonly max: number;
  /** Whether it may be empty. */
  readonly isEmptyAllowed?: true;
  /** Whether it may have several lines. */
  readonly isLong?: true;
  /** A regular expression for the whole text, and the sentence shown when it does not match. */
  readonly pattern?: string;
  readonly patternFault?: string;
  /** A text that matches, for a screen to show in the empty field. */
  readonly example?: string;
  /** Placeholders in braces that are replaced when the text is shown or sent. No others are accepted. */
  readonly variables?: Variables;
};

/** Pages whose last address segment is an alias. */
export type PageKind = 'article' | 'category' | 'library' | 'product';

/** The entity's name in addresses. */
export type AliasField = Said & {
  readonly kind: 'alias';
  /** Its page, if the site has fixed addresses beside it, which no alias may take. */
  readonly page?: PageKind;
};

/** HTML of the elements that the site's sanitiser keeps. */
export type RichTextField = Said & {
  readonly kind: 'rich-text';
  readonly max: number;
  readonly keeps: RichTextKeeps;
};

export type NumberField = Said & {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly isWhole?: true;
  /** «мм», «%», «D». */
  readonly unit?: string;
  /** The increment of an arrow key, unless it is 1. */
  readonly step?: number;
  /** For a longitude: the other fields of the place, so that a screen may offer a map. */
  readonly point?: {
    /** The field of the latitude, beside it. */
    readonly lat: string;
    /** The field whose text can find the place: an address. */
    readonly named: string;
  };
};

export type FlagField = Said & { readonly kind: 'flag' };

/** Values and their Russian names, in the order of display. */
export type Choices = Readonly<Record<string, string>>;

export type ChoiceField = Said & { readonly kind: 'choice'; readonly choices: Choices };

/** Any number of the choices. */
export type ChoicesField = Said & { readonly kind: 'choices'; readonly choices: Choices };

/**
 * A calendar day, `2026-11-21`. With `isReached`, the day must have come when the entity is
 * published, in Moscow time: a scheduled draft may have the day of its publication.
 */
export type DayField = Said & { readonly kind: 'day'; readonly isReached?: boolean };

/** A time with its time zone, stored in UTC: `2026-11-21T19:00:00+03:00`. */
export type MomentField = Said & { readonly kind: 'moment' };

/** A time of day, `10:00`. */
export type ClockField = Said & { readonly kind: 'clock' };

/** A picture that has been uploaded, with its alternative text. */
export type PictureField = Said & { readonly kind: 'picture' };

/** An uploaded PDF. */
export type PdfField = Said & { readonly kind: 'pdf' };

/** A link target: a page of the site, another site, or either. */
export type AddressField = Said & { readonly kind: 'address'; readonly to: 'site' | 'web' | 'any' };

/** The id of another entity. */
export type ReferenceField = Said & { readonly kind: 'reference'; readonly to: ContentCollection };

/** Ids of other entities, each once. */
export type ReferencesField = Said & {
  readonly kind: 'references';
  readonly to: ContentCollection;
  /** Whether their order matters. */
  readonly isOrdered?: true;
};

/** Aliases of other entities, in order. */
export type AliasesField = Said & { readonly kind: 'aliases'; readonly to: ContentCollection };

/** The position in a manual order. Absent: last, or unchanged. */
export type PositionField = Said & { readonly kind: 'position' };

export type GroupField = Said & { readonly kind: 'group'; readonly fields: Fields };

export type ListField = Said & {
  readonly kind: 'list';
  readonly item: Field;
  readonly min?: number;
  readonly max: number;
};

export type Field =
  | TextField
  | AliasField
  | RichTextField
  | NumberField
  | FlagField
  | ChoiceField
  | ChoicesField
  | DayField
  | MomentField
  | ClockField
  | PictureField
  | PdfField
  | AddressField
  | ReferenceField
  | ReferencesField
  | AliasesField
  | PositionField
  | GroupField
  | ListField;

/** Fields by name, in form order. */
export type Fields = { readonly [name: string]: Field };

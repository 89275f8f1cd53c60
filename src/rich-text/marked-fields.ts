import type * as v from 'valibot';

/** What a visitor of a value is told of each marked place. */
type Visit = (format: string, value: unknown) => unknown;

/** Parts of a valibot schema that lead further down; each kind has one of them. */
type SchemaShape = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly pipe?: readonly {
    readonly type: string;
    readonly metadata?: { readonly format?: string };
  }[];
};

function formatOf(schema: SchemaShape): string | undefined {
  return schema.pipe?.find((action) => action.type === 'metadata')?.metadata?.format;
}

/**
 * A copy of a parsed value in which every field that the contract marks with a format was put
 * through `visit`. The schema is followed, not the names of fields, so a new rich text in the
 * contract is found without anybody thinking of it here.
 */
export function mapMarked(schema: SchemaShape, value: unknown, visit: Visit): unknown {
  if (value === null || value === undefined) return value;
  const format = formatOf(schema);
  if (format) return visit(format, value);
  if (schema.wrapped) return mapMarked(schema.wrapped, value, visit);
  const { item, entries } = schema;
  if (item && Array.isArray(value)) return value.map((part) => mapMarked(item, part, visit));
  if (entries && typeof value === 'object') {
    const mapped = Object.entries(value).map(([name, part]) => {
      const inner = entries[name];
      return [name, inner ? mapMarked(inner, part, visit) : part];
    });
    return Object.fromEntries(mapped);
  }
  return value;
}

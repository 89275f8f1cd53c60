import type * as v from 'valibot';

/** Called with each marked value and its format. */
type Visit = (format: string, value: unknown) => unknown;

/** Parts of a valibot schema that contain other schemas; each kind has one of them. */
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
 * A copy of a parsed value in which every field that the contract marks with a format has passed
 * through `visit`. It follows the schema, not the names of fields, so a new rich text in the
 * contract is found automatically.
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

import type * as v from 'valibot';

/** Called with each marked value, its format and its path, such as `sections.0.body`. */
type Visit = (format: string, value: unknown, path: string) => unknown;

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
export function mapMarked(schema: SchemaShape, value: unknown, visit: Visit, path = ''): unknown {
  const at = (name: number | string) => (path ? `${path}.${name}` : String(name));
  if (value === null || value === undefined) return value;
  const format = formatOf(schema);
  if (format) return visit(format, value, path);
  if (schema.wrapped) return mapMarked(schema.wrapped, value, visit, path);
  const { item, entries } = schema;
  if (item && Array.isArray(value)) {
    return value.map((part, place) => mapMarked(item, part, visit, at(place)));
  }
  if (entries && typeof value === 'object') {
    const mapped = Object.entries(value).map(([name, part]) => {
      const inner = entries[name];
      return [name, inner ? mapMarked(inner, part, visit, at(name)) : part];
    });
    return Object.fromEntries(mapped);
  }
  return value;
}

import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import * as fields from '../../contract/fields.ts';
import * as account from '../../contract/schemas/account.ts';
import * as article from '../../contract/schemas/article.ts';
import * as certificate from '../../contract/schemas/certificate.ts';
import * as deliveries from '../../contract/schemas/deliveries.ts';
import * as desk from '../../contract/schemas/desk.ts';
import * as discount from '../../contract/schemas/discount.ts';
import * as editor from '../../contract/schemas/editor.ts';
import * as editorMany from '../../contract/schemas/editor-many.ts';
import * as editorPeople from '../../contract/schemas/editor-people.ts';
import * as editorSets from '../../contract/schemas/editor-sets.ts';
import * as editorTakedown from '../../contract/schemas/editor-takedown.ts';
import * as library from '../../contract/schemas/library.ts';
import * as member from '../../contract/schemas/member.ts';
import * as pages from '../../contract/schemas/pages.ts';
import * as product from '../../contract/schemas/product.ts';
import * as reference from '../../contract/schemas/reference.ts';
import * as search from '../../contract/schemas/search.ts';
import * as settings from '../../contract/schemas/settings.ts';
import * as shop from '../../contract/schemas/shop.ts';
import * as signIn from '../../contract/schemas/sign-in.ts';
import * as survey from '../../contract/schemas/survey.ts';
import { errorEnvelope } from '../../contract/errors.ts';
import type { AnyCall } from '../../contract/call.ts';

/** Schemas exported by name from the contract get a named component in the document. */
const sources: readonly Readonly<Record<string, unknown>>[] = [
  { error: errorEnvelope },
  fields,
  settings,
  member,
  survey,
  signIn,
  account,
  certificate,
  shop,
  article,
  product,
  discount,
  reference,
  search,
  pages,
  editor,
  editorMany,
  editorPeople,
  editorSets,
  editorTakedown,
  deliveries,
  desk,
  library,
];

/** Objects only; smaller schemas are easier to read inline. */
const isNamed = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'schema' &&
  'type' in value &&
  (value.type === 'object' || value.type === 'loose_object');

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function namedSchemas(): ReadonlyMap<v.GenericSchema, string> {
  const names = new Map<v.GenericSchema, string>();
  for (const [name, schema] of sources.flatMap((source) => Object.entries(source))) {
    if (!isNamed(schema) || names.has(schema)) continue;
    if ([...names.values()].includes(capitalised(name))) {
      throw new Error(`Two schemas of the contract are named ${name}`);
    }
    names.set(schema, capitalised(name));
  }
  return names;
}

/** A reference to a named schema. */
export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * Improves the library's output: a nullable value becomes one type, which is easier to read than
 * two schemas, and objects that accept other fields say so.
 */
const overrideSchema: ConversionConfig['overrideSchema'] = ({ valibotSchema, jsonSchema }) => {
  if (valibotSchema.type === 'loose_object') return { ...jsonSchema, additionalProperties: true };
  if (valibotSchema.type !== 'nullable') return undefined;
  const { anyOf: [inner] = [], ...others } = jsonSchema;
  if (typeof inner !== 'object' || typeof inner.type !== 'string') return undefined;
  const choice = inner.enum ? { enum: [...inner.enum, null] } : {};
  return { ...others, ...inner, ...choice, type: [inner.type, 'null'] };
};

/** Transforms have no JSON Schema, so they are omitted. */
const config: ConversionConfig = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  overrideSchema,
  overrideRef: ({ referenceId }) => refTo(referenceId).$ref,
};

/** The schema of a call's input. */
export function describeInput(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...described } = toJsonSchema(schema, { ...config, typeMode: 'input' });
  return described;
}

/** Names that a schema references. */
const refsIn = (schema: object) =>
  [...JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
    ([, name = '']) => name,
  );

/**
 * The results of calls, and the named schemas they use.
 * @returns schemas by call name, and the referenced ones by name.
 */
export function describeResults(calls: readonly AnyCall[]) {
  const names = namedSchemas();
  const unnamed = calls.filter(({ result }) => !names.has(result));
  const described = toJsonSchemaDefs(
    Object.fromEntries([
      ...[...names].map(([schema, name]) => [name, schema] as const),
      ...unnamed.map(({ name, result }) => [`result of ${name}`, result] as const),
    ]),
    { ...config, typeMode: 'output' },
  );
  const results = new Map<string, object>(
    calls.map(({ name, result }) => {
      const own = names.get(result);
      return [name, own ? refTo(own) : (described[`result of ${name}`] ?? {})];
    }),
  );
  const used = new Set(['Error']);
  for (const result of results.values()) for (const name of refsIn(result)) used.add(name);
  // The set grows while it is iterated: a schema adds those it references.
  for (const name of used) for (const inner of refsIn(described[name] ?? {})) used.add(inner);
  const schemas = Object.fromEntries([...used].sort().map((name) => [name, described[name]]));
  return { results, schemas };
}

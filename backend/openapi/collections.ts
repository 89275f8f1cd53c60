/** JSON Schemas of editors' input, one per collection, derived from the descriptions. */
import { descriptions } from '../../contract/collections/all.ts';
import type { Field, Fields } from '../../contract/collections/field.ts';
import { schemaOfFields } from '../../contract/collections/schema.ts';
import { CONTENT_COLLECTIONS, type ContentCollection } from '../../contract/schemas/hook.ts';
import { describeInput, refTo } from './schemas.ts';

/** The title and the description of a field. */
const said = ({ label, help }: Field) => ({ title: label, ...(help && { description: help }) });

/** The schema of an object with these fields, with their labels. */
export function jsonSchemaOf(fields: Fields) {
  const { properties = {}, ...whole } = describeInput(schemaOfFields(fields));
  const labelled = Object.entries(properties).map(([name, schema]) => {
    const field = fields[name];
    return [name, typeof schema === 'object' && field ? { ...schema, ...said(field) } : schema];
  });
  return { ...whole, properties: Object.fromEntries(labelled) };
}

/** `catalog-sections` → `CatalogSectionsFields`. */
const componentName = (name: string) =>
  `${name.replace(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase())}Fields`;

/** The objects that a collection accepts: one, or one for each of its documents. */
function accepted(name: ContentCollection): [component: string, label: string, Fields][] {
  const { fields, variants, one } = descriptions[name];
  return variants
    ? Object.entries(variants).map(([code, { label, fields: own }]) => [
        componentName(code),
        label,
        own,
      ])
    : [[componentName(name), one, fields]];
}

const all = CONTENT_COLLECTIONS.flatMap(accepted);

/** Components of the OpenAPI document, by name. */
export const collectionSchemas = Object.fromEntries(
  all.map(([component, title, fields]) => [component, { title, ...jsonSchemaOf(fields) }]),
);

/** The schema of an entity's body, for any collection. */
export const entityBody = { anyOf: all.map(([component]) => refTo(component)) };

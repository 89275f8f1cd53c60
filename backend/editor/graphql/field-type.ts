/** The GraphQL type of a described field. */
import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
} from 'graphql';
import type { Choices, Field, Fields } from '../../../contract/collections/field.ts';
import { pictureType, required } from './common.ts';
import type { GraphContext } from './context.ts';
import { capitalised } from './names.ts';

/** Whether all values are valid GraphQL names. */
const areNames = (choices: Choices) =>
  Object.keys(choices).every((value) => /^[A-Za-z][A-Za-z0-9_]*$/.test(value));

/** An enum with Russian descriptions, or plain text if a value is not a valid name. */
function choiceType(name: string, choices: Choices): GraphQLOutputType {
  if (!areNames(choices)) return GraphQLString;
  const values = Object.entries(choices).map(([value, description]) => [value, { description }]);
  return new GraphQLEnumType({ name, values: Object.fromEntries(values) });
}

/** @param name the name of the type, if the field needs one of its own. */
function kindType(name: string, field: Field): GraphQLOutputType {
  switch (field.kind) {
    case 'text':
    case 'alias':
    case 'rich-text':
    case 'day':
    case 'moment':
    case 'clock':
    case 'pdf':
    case 'address':
      return GraphQLString;
    case 'number':
      return field.isWhole ? GraphQLInt : GraphQLFloat;
    case 'reference':
    case 'position':
      return GraphQLInt;
    case 'flag':
      return GraphQLBoolean;
    case 'choice':
      return choiceType(name, field.choices);
    case 'choices':
      return new GraphQLList(required(choiceType(name, field.choices)));
    case 'picture':
      return pictureType;
    case 'references':
      return new GraphQLList(required(GraphQLInt));
    case 'aliases':
      return new GraphQLList(required(GraphQLString));
    case 'group':
      return new GraphQLObjectType<unknown, GraphContext>({
        name,
        description: field.label,
        fields: fieldTypes(name, field.fields),
      });
    case 'list':
      return new GraphQLList(required(kindType(`${name}Item`, field.item)));
  }
}

/** Whether the field can be missing: it may be empty, or its condition may not be met. */
const canBeMissing = ({ isNullable, when }: Field) => isNullable === true || when !== undefined;

/** «Подводка. Одно-два предложения под заголовком.» */
const said = ({ label, help }: Field) => (help === undefined ? label : `${label}. ${help}`);

/** A field as stored. @param owner the name of the type that it belongs to. */
function fieldType(
  owner: string,
  name: string,
  field: Field,
): GraphQLFieldConfig<unknown, GraphContext> {
  const type = kindType(owner + capitalised(name), field);
  return { type: canBeMissing(field) ? type : required(type), description: said(field) };
}

/** Fields of a group, as stored. */
export const fieldTypes = (owner: string, fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldType(owner, name, field)]),
  );

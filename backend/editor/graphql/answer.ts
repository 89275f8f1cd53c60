/** Answers a GraphQL request of an editor. */
import {
  execute,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type FormattedExecutionResult,
} from 'graphql';
import type { GraphAnswer, GraphRequest } from '../../../contract/schemas/graphql.ts';
import { Failure } from '../../failure.ts';
import type { Showing } from '../shown/shown.ts';
import type { GraphContext } from './context.ts';
import { costRule, depthRule } from './limits.ts';
import { makeLoaders } from './loaders.ts';
import { schema } from './schema.ts';

/** Longer than any query that a person or a screen writes. */
const TOKENS_MAX = 2_000;

function documentOf(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: TOKENS_MAX });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** Refusals keep their code and the reasons by field; anything else is a bug of ours. */
function reported(error: GraphQLError): GraphQLError {
  const { originalError: cause } = error;
  if (!cause) return error;
  if (!(cause instanceof Failure)) throw cause;
  const { message, code, fields } = cause;
  const extensions = { code, ...(fields && { fields }) };
  return new GraphQLError(message, { ...error, extensions, nodes: error.nodes ?? null });
}

const answer = ({ data, errors }: FormattedExecutionResult): GraphAnswer => ({
  ...(data !== undefined && { data: data ?? null }),
  ...(errors && { errors: errors.map((error) => ({ ...error })) }),
});

const refused = (errors: readonly GraphQLError[]): GraphAnswer =>
  answer({ errors: errors.map((error) => error.toJSON()) });

/**
 * Runs a query. Its errors are in `errors`, as GraphQL specifies.
 * @throws errors that are not the caller's fault.
 */
export async function answerGraph(
  { query, variables, operationName }: GraphRequest,
  showing: Showing & Pick<GraphContext, 'now'>,
): Promise<GraphAnswer> {
  const document = documentOf(query);
  if (document instanceof GraphQLError) return refused([document]);
  // The cost can only be computed for a valid query.
  const faults = validate(schema, document, [...specifiedRules, depthRule]);
  if (faults.length > 0) return refused(faults);
  const cost = validate(schema, document, [costRule(variables ?? {})]);
  if (cost.length > 0) return refused(cost);
  const { data, errors } = await execute({
    schema,
    document,
    contextValue: { ...showing, loaders: makeLoaders(showing) },
    variableValues: variables ?? {},
    operationName: operationName ?? null,
  });
  const told = errors?.map((error) => reported(error).toJSON());
  return answer({ ...(data !== undefined && { data }), ...(told && { errors: told }) });
}

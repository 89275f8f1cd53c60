import * as v from 'valibot';

const QUERY_MAX = 20_000;

/** A request as GraphQL clients send it. */
export const graphRequest = v.object({
  query: v.pipe(v.string(), v.maxLength(QUERY_MAX)),
  variables: v.nullish(v.record(v.string(), v.unknown())),
  operationName: v.nullish(v.string()),
});

/** A response as GraphQL clients read it: `data`, `errors`, or both. */
export const graphAnswer = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(v.array(v.looseObject({ message: v.string() }))),
});

export type GraphRequest = v.InferOutput<typeof graphRequest>;
export type GraphAnswer = v.InferOutput<typeof graphAnswer>;

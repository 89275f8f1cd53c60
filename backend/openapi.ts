import { toJsonSchema } from '@valibot/to-json-schema';
import type { AnyCall } from '../contract/call.ts';
import { errorEnvelope } from '../contract/errors.ts';
import { table } from '../contract/table.ts';
import type { GenericSchema } from 'valibot';

/** Transforms have no JSON Schema; what goes in is described, as a caller needs it. */
function describe(schema: GenericSchema, typeMode: 'input' | 'output') {
  const { $schema: _, ...described } = toJsonSchema(schema, { errorMode: 'ignore', typeMode });
  return described;
}

function parametersOf(call: AnyCall) {
  const described = describe(call.params, 'input');
  if (call.method === 'POST') {
    return { requestBody: { content: { 'application/json': { schema: described } } } };
  }
  const required = new Set(described.required ?? []);
  return {
    parameters: Object.entries(described.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.has(name),
      schema,
    })),
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function describeCalls() {
  const paths = table.map((call) => {
    const envelope = call.envelope ?? 'result';
    const properties = { [envelope]: describe(call.result, 'output') };
    const responses = {
      200: {
        description: envelope,
        content: {
          'application/json': { schema: { type: 'object', properties, required: [envelope] } },
        },
      },
      default: {
        description: call.errors.join(', ') || 'error',
        content: { 'application/json': { schema: describe(errorEnvelope, 'output') } },
      },
    };
    const operation = {
      operationId: call.name,
      tags: [call.table],
      ...parametersOf(call),
      responses,
    };
    return [call.path, { [call.method.toLowerCase()]: operation }] as const;
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Ясно', version: '1' },
    paths: Object.fromEntries(paths),
  };
}

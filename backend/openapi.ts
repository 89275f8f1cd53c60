import { toJsonSchema } from '@valibot/to-json-schema';
import { methodsOf, type AnyCall } from '../contract/call.ts';
import { errorEnvelope } from '../contract/errors.ts';
import { editorTable, table } from '../contract/table.ts';
import type { GenericSchema } from 'valibot';

/** Transforms have no JSON Schema; what goes in is described, as a caller needs it. */
function describe(schema: GenericSchema, typeMode: 'input' | 'output') {
  const { $schema: _, ...described } = toJsonSchema(schema, { errorMode: 'ignore', typeMode });
  return described;
}

const asBody = (schema: object) => ({
  requestBody: { content: { 'application/json': { schema } } },
});

/** Names that stand in a path: `/editor/:collection/:id`. */
const inPath = (path: string) => new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));

function parametersOf(call: AnyCall, method: AnyCall['method']) {
  const described = describe(call.params, 'input');
  if (method === 'POST' && call.access !== 'editor') return asBody(described);
  const required = new Set(described.required ?? []);
  const { [call.body ?? '']: body, ...others } = described.properties ?? {};
  const ofPath = inPath(call.path);
  return {
    parameters: Object.entries(others).map(([name, schema]) => ({
      name,
      in: ofPath.has(name) ? 'path' : 'query',
      required: required.has(name),
      schema,
    })),
    ...(typeof body === 'object' ? asBody(body) : {}),
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function describeCalls() {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of [...table, ...editorTable]) {
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
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    for (const method of methodsOf(call)) {
      const operation = {
        // The name of an operation is its own, also where a call answers to two methods.
        operationId: method === call.method ? call.name : `${call.name}.${method.toLowerCase()}`,
        tags: [call.table],
        ...parametersOf(call, method),
        responses,
      };
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ясно', version: '1' },
    paths,
  };
}

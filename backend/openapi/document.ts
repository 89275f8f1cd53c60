import { methodsOf, type AnyCall } from '../../contract/call.ts';
import type { CallDoc } from '../../contract/docs/doc.ts';
import { subjects } from '../../contract/docs/subjects.ts';
import { collectionSchemas } from './collections.ts';
import { overview } from './overview.ts';
import { headerParameters, requestOf, securitySchemes } from './requests.ts';
import { responsesOf, sharedResponses } from './responses.ts';
import { describeResults } from './schemas.ts';

function operationOf(
  call: AnyCall,
  method: AnyCall['method'],
  doc: CallDoc,
  told: { tag: string; result: object },
) {
  return {
    // Operation ids must be unique, also for a call that accepts two methods.
    operationId: method === call.method ? call.name : `${call.name}.${method.toLowerCase()}`,
    summary: doc.summary,
    description: doc.description,
    tags: [told.tag],
    ...requestOf(call, method, doc),
    responses: responsesOf(call, told.result, doc.example),
  };
}

/**
 * The contract as an OpenAPI 3.1 document.
 * @param siteUrl base URL of the site.
 */
export function describeCalls(siteUrl: string) {
  const { protocol, host } = new URL(siteUrl);
  const { results, schemas } = describeResults(subjects.flatMap(({ calls }) => [...calls.keys()]));
  const paths: Record<string, Record<string, object>> = {};
  for (const { name: tag, calls } of subjects) {
    for (const [call, doc] of calls) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      const result = results.get(call.name) ?? {};
      for (const method of methodsOf(call)) {
        const operation = operationOf(call, method, doc, { tag, result });
        paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API of «Ясно»',
      version: '1.0',
      description: overview,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-proprietary' },
    },
    servers: [
      { url: '/', description: 'The backend that serves this document: all calls' },
      {
        url: `${protocol}//{host}`,
        description: 'The site: the calls its pages make in the browser',
        variables: { host: { default: host, description: 'Base URL of the site' } },
      },
    ],
    tags: subjects.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { ...schemas, ...collectionSchemas },
      responses: sharedResponses,
      parameters: headerParameters,
      headers: {
        ETag: {
          description: 'Identifies exactly this result: send it as `If-None-Match`.',
          schema: { type: 'string' },
        },
      },
      securitySchemes,
    },
  };
}

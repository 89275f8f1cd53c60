import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { AnyCall } from '../../contract/call.ts';
import type { CallDoc } from '../../contract/docs/doc.ts';
import {
  CSRF_HEADER,
  DEVICE_HEADER,
  IDEMPOTENCY_HEADER,
  TOKEN_HEADER,
} from '../../contract/headers.ts';
import { EDITOR_COOKIE } from '../../src/config/editor-cookie.ts';
import { entityBody } from './collections.ts';
import { describeInput } from './schemas.ts';

type Method = AnyCall['method'];

/** Headers that many calls accept. */
export const headerParameters = {
  Device: {
    name: DEVICE_HEADER,
    in: 'header',
    description:
      'Identifies the device by an id of its own choice. A passed captcha, a sent code and the ' +
      'answer to a poll are bound to it.',
    schema: { type: 'string', maxLength: 100 },
    example: '0f343b09-3112-4a20-b133-d67c2b018a3b',
  },
  Attempt: {
    name: IDEMPOTENCY_HEADER,
    in: 'header',
    description:
      'Identifies one attempt of a call that spends or earns points or creates something. Repeating it ' +
      'with the same key returns the first response and has no further effect.',
    schema: { type: 'string' },
    example: '6f1c2f0a-5d0f-4c39-9c0f-6a1a54a1d0c7',
  },
  KnownResult: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of the result the client has.',
    schema: { type: 'string' },
  },
} as const;

const headerRef = (name: keyof typeof headerParameters) => ({
  $ref: `#/components/parameters/${name}`,
});

const headersOf = (call: AnyCall) => [
  ...(call.content ? [headerRef('KnownResult')] : []),
  ...(call.content || call.access === 'editor' ? [] : [headerRef('Device')]),
  ...(call.once ? [headerRef('Attempt')] : []),
];

export const securitySchemes = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a session, from `token` or from signing in.',
  },
  tokenHeader: {
    type: 'apiKey',
    in: 'header',
    name: TOKEN_HEADER,
    description: 'The same token, for clients that need `Authorization` for something else.',
  },
  editorToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of an editor: `EDITOR_TOKEN`, or that of an account.',
  },
  editorSession: {
    type: 'apiKey',
    in: 'cookie',
    name: EDITOR_COOKIE,
    description: 'The session of an editor who has signed in.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: CSRF_HEADER,
    description: 'With a session, every change needs the `csrf` of `GET /editor/me`.',
  },
} as const;

const withToken = [{ token: [] }, { tokenHeader: [] }];

/** The security of a call; public calls accept a visitor’s session optionally. */
function securityOf({ access, content, table }: AnyCall) {
  if (access === 'editor') return [{ editorToken: [] }, { editorSession: [], csrf: [] }];
  if (table === 'editor') return [];
  if (access === 'member') return withToken;
  return content ? [] : [{}, ...withToken];
}

const JSON_TYPE = 'application/json';

const bodyIn = (type: string, schema: object, required: boolean, example: unknown) => ({
  requestBody: {
    required,
    content: {
      [type]: { schema, ...(example === undefined ? {} : { example }) },
    },
  },
});

/** The file itself, or a form with it. */
const fileBody = (types: readonly string[]) => ({
  requestBody: {
    required: true,
    content: Object.fromEntries([
      ...types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      [
        'multipart/form-data',
        {
          schema: {
            type: 'object',
            properties: { file: { type: 'string', format: 'binary' } },
            required: ['file'],
          },
        },
      ],
    ]),
  },
});

const given = v.record(v.string(), v.unknown());

/** Path parameters: `/editor/:collection/:id`. */
const inPath = (path: string) => new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));

function parameterOf(
  name: string,
  schema: JsonSchema | boolean,
  about: ReadonlyMap<string, unknown>,
) {
  const example = about.get(name);
  return { name, schema, ...(example === undefined ? {} : { example }) };
}

/** Whether the body is a whole entity; a draft may be incomplete. */
const isEntity = ({ body, path }: AnyCall) =>
  body === 'entity' && path.includes(':collection') && !path.includes('draft');

/** Parameters, body and security of a call. */
export function requestOf(call: AnyCall, method: Method, { params, upload }: CallDoc) {
  const described = describeInput(call.params);
  const headers = headersOf(call);
  const security = securityOf(call);
  const required = new Set(described.required ?? []);
  if (method === 'POST' && call.access !== 'editor') {
    const hasFields = Object.keys(described.properties ?? {}).length > 0;
    const body = hasFields ? bodyIn(JSON_TYPE, described, required.size > 0, params) : {};
    return { parameters: headers, ...body, security };
  }
  const examples = new Map(Object.entries(v.parse(given, params ?? {})));
  const { [call.body ?? '']: written, ...others } = described.properties ?? {};
  const body = isEntity(call) ? entityBody : written;
  const ofPath = inPath(call.path);
  const parameters = Object.entries(others).map(([name, schema]) => ({
    ...parameterOf(name, schema, examples),
    in: ofPath.has(name) ? 'path' : 'query',
    required: required.has(name),
  }));
  return {
    parameters: [...parameters, ...headers],
    ...(typeof body === 'object'
      ? bodyIn(call.bodyType ?? JSON_TYPE, body, true, examples.get(call.body ?? ''))
      : {}),
    ...(upload ? fileBody(upload) : {}),
    security,
  };
}

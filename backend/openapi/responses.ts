import type { AnyCall } from '../../contract/call.ts';
import { errorDocs } from '../../contract/docs/errors.ts';
import { COMMON_ERRORS, ERROR_STATUS, type ErrorCode } from '../../contract/errors.ts';
import { errorBody } from '../reply.ts';
import { refTo } from './schemas.ts';

const isServerFault = (code: ErrorCode) => ERROR_STATUS[code] >= 500;

/** The error codes a call can return, apart from server errors. */
export function codesOf(call: AnyCall): readonly ErrorCode[] {
  const common = COMMON_ERRORS.filter((code) => !isServerFault(code));
  const codes: readonly ErrorCode[] = [
    ...common,
    ...(call.access === 'public' ? [] : (['unauthorized'] as const)),
    ...(call.once ? (['key_reused'] as const) : []),
    ...call.errors,
  ];
  return [...new Set(codes)];
}

/** A response with one of the codes. */
function refusal(codes: readonly ErrorCode[]) {
  const examples = codes.map((code) => {
    const { meaning, told, fields } = errorDocs[code];
    return [code, { summary: meaning, value: errorBody(code, told, fields) }] as const;
  });
  return {
    description: codes.map((code) => `\`${code}\`: ${errorDocs[code].meaning}`).join('\n\n'),
    content: {
      'application/json': {
        schema: {
          allOf: [refTo('Error'), { properties: { error: { type: 'string', enum: codes } } }],
        },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

/** Responses that many calls share word for word, by their codes. */
const shared: Readonly<Record<string, readonly ErrorCode[]>> = {
  BadRequest: ['bad_request'],
  Unauthorized: ['unauthorized'],
  NotFound: ['not_found'],
  TooManyRequests: ['too_many_requests'],
  ServerFault: COMMON_ERRORS.filter(isServerFault),
};

export const sharedResponses = {
  NotModified: { description: 'The client already has this result.' },
  ...Object.fromEntries(Object.entries(shared).map(([name, codes]) => [name, refusal(codes)])),
};

const responseRef = (name: string) => ({ $ref: `#/components/responses/${name}` });

function refusalOrRef(codes: readonly ErrorCode[]) {
  const same = Object.entries(shared).find(([, others]) => others.join() === codes.join());
  return same ? responseRef(same[0]) : refusal(codes);
}

/**
 * All responses of a call.
 * @param result schema of the value in the envelope.
 */
export function responsesOf(call: AnyCall, result: object, example: unknown) {
  const envelope = call.envelope ?? 'result';
  const body = call.bare
    ? { schema: result, example }
    : {
        schema: { type: 'object', properties: { [envelope]: result }, required: [envelope] },
        example: { [envelope]: example },
      };
  const byStatus = Map.groupBy(codesOf(call), (code) => ERROR_STATUS[code]);
  const refusals = [...byStatus].map(([status, codes]) => [status, refusalOrRef(codes)] as const);
  return {
    200: {
      description: 'The result.',
      ...(call.content ? { headers: { ETag: { $ref: '#/components/headers/ETag' } } } : {}),
      content: {
        [call.bare ?? 'application/json']: body,
      },
    },
    ...(call.content ? { 304: responseRef('NotModified') } : {}),
    ...Object.fromEntries(refusals),
    '5XX': responseRef('ServerFault'),
  };
}

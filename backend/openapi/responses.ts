import type { AnyCall } from '../../contract/call.ts';
import { errorDocs } from '../../contract/docs/errors.ts';
import { COMMON_ERRORS, ERROR_STATUS, type ErrorCode } from '../../contract/errors.ts';
import { errorBody } from '../reply.ts';
import { refTo } from './schemas.ts';

const isServerFault = (code: ErrorCode) => ERROR_STATUS[code] >= 500;

/** The codes that a call can answer with, beside faults of servers. */
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

/** A reply that says one of the codes. */
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

/** Replies that many calls have word for word, by the codes in them. */
const shared: Readonly<Record<string, readonly ErrorCode[]>> = {
  BadRequest: ['bad_request'],
  Unauthorized: ['unauthorized'],
  NotFound: ['not_found'],
  TooManyRequests: ['too_many_requests'],
  ServerFault: COMMON_ERRORS.filter(isServerFault),
};

export const sharedResponses = {
  NotModified: { description: 'The reader has this result already.' },
  ...Object.fromEntries(Object.entries(shared).map(([name, codes]) => [name, refusal(codes)])),
};

const responseRef = (name: string) => ({ $ref: `#/components/responses/${name}` });

function refusalOrRef(codes: readonly ErrorCode[]) {
  const same = Object.entries(shared).find(([, others]) => others.join() === codes.join());
  return same ? responseRef(same[0]) : refusal(codes);
}

/**
 * Every reply that a call has.
 * @param result schema of what stands in the envelope.
 */
export function responsesOf(call: AnyCall, result: object, example: unknown) {
  const envelope = call.envelope ?? 'result';
  const byStatus = Map.groupBy(codesOf(call), (code) => ERROR_STATUS[code]);
  const refusals = [...byStatus].map(([status, codes]) => [status, refusalOrRef(codes)] as const);
  return {
    200: {
      description: 'The result.',
      ...(call.content ? { headers: { ETag: { $ref: '#/components/headers/ETag' } } } : {}),
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { [envelope]: result },
            required: [envelope],
          },
          example: { [envelope]: example },
        },
      },
    },
    ...(call.content ? { 304: responseRef('NotModified') } : {}),
    ...Object.fromEntries(refusals),
    '5XX': responseRef('ServerFault'),
  };
}

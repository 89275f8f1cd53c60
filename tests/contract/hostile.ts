import fc from 'fast-check';
import type { AnyCall } from '../../contract/call.ts';
import { hostileText, rawText } from '../fuzz/texts.ts';
import { parameterNames } from './parameters.ts';
import { ORIGIN, type Params } from './site.ts';

const nameOf = (call: AnyCall) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...parameterNames(call), 'x') },
    { weight: 1, arbitrary: hostileText },
    {
      weight: 1,
      arbitrary: fc.constantFrom('filter', 'filter[]', 'filter[tags][]', 'constructor'),
    },
  );

/** A query: some of the valid pairs, then hostile ones, with repeated and invented names. */
function queryOf(call: AnyCall, example: Params): fc.Arbitrary<string> {
  const valid = Object.entries(example).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const hostile = fc.array(fc.tuple(nameOf(call), hostileText), { maxLength: 5 });
  return fc
    .tuple(fc.subarray(valid), hostile, fc.boolean(), fc.array(rawText))
    .map(([kept, pairs, hostileFirst, raw]) => {
      const all = hostileFirst ? [...pairs, ...kept] : [...kept, ...pairs];
      return [new URLSearchParams(all).toString(), ...raw].join('&');
    });
}

export const hostileValue = fc.oneof(
  hostileText,
  fc
    .anything({ maxDepth: 3, withNullPrototype: false })
    .filter((value) => typeof value !== 'bigint'),
  fc.double(),
  fc.constantFrom<unknown>(null, [], {}, [[]], 1e300, -1, 2 ** 31, 2 ** 53, true, { length: 1 }),
);

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** A body: the valid one with some fields replaced, or arbitrary data. */
function bodyOf(call: AnyCall, example: Params): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const fields = fc.array(fc.tuple(nameOf(call), hostileValue), { maxLength: 4 });
  const form = fc
    .tuple(fc.subarray(Object.entries(example)), fields)
    .map(([kept, replaced]) => stringify(Object.fromEntries([...kept, ...replaced])));
  return fc.oneof(
    { weight: 6, arbitrary: form },
    { weight: 2, arbitrary: fc.json({ depthSize: 'small' }) },
    { weight: 1, arbitrary: hostileText },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => new Uint8Array(bytes)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '{',
        '{"a":1}{',
        nested(100),
        nested(30_000),
        `{"a":`.repeat(10_000) + '1' + '}'.repeat(10_000),
        `"${'я'.repeat(40_000)}"`,
        '{"__proto__":{"admin":true}}',
        '{"fields":{"\\u0000":"\\ud800"}}',
      ),
    },
  );
}

/** JSON of an arbitrary value; what JSON cannot represent becomes null. */
function stringify(value: unknown): string {
  return (
    JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? null : part)) ??
    'null'
  );
}

const header = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) })
  .filter((value) => !value.includes('\u007f'));
const headers = fc.record(
  {
    'user-api-token': header,
    authorization: fc.oneof(
      header,
      header.map((value) => `Bearer ${value}`),
    ),
    deviceUUID: fc.oneof(header, fc.constant('x'.repeat(9000))),
    'if-none-match': fc.oneof(header, fc.constantFrom('*', '"', 'W/', ',,,')),
    'content-type': fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'x'),
  },
  { requiredKeys: [] },
);

/** The parts of a hostile request; plain data, so that a failure prints it. */
export type Hostile = {
  readonly query?: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly headers: Record<string, string>;
};

/** Requests that no honest client sends. */
export function hostileRequests(call: AnyCall, example: Params): fc.Arbitrary<Hostile> {
  return call.method === 'POST'
    ? fc.record({ body: bodyOf(call, example), headers })
    : fc.record({ query: queryOf(call, example), headers });
}

export function buildRequest(call: AnyCall, { query, body, headers: given }: Hostile): Request {
  const address = `${ORIGIN}${call.path}${query === undefined ? '' : `?${query}`}`;
  const init = body === undefined ? {} : { body };
  return new Request(address, { method: call.method, headers: given, ...init });
}

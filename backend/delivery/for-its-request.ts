import { TRACE_HEADER } from '../../contract/request-id.ts';
import { inRequest } from '../../system/request-scope.ts';
import { traced } from '../../system/spans.ts';
import type { Taken } from './gateway.ts';

/**
 * Processes a message under the id and in the trace of the request that queued it, so that a search
 * for the request also finds the fate of its message.
 * @param what the name of the span: «deliver», «follow».
 */
export function forItsRequest<T>(
  { channel, request, trace }: Pick<Taken, 'channel' | 'request' | 'trace'>,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  const from = new Headers(trace === null ? {} : { [TRACE_HEADER]: trace });
  const attributes = request === null ? {} : { 'yasno.request': request };
  const span = { name: `${what} ${channel}`, kind: 'client', from, attributes } as const;
  const run = () => traced(span, work);
  return request === null ? run() : inRequest(request, run);
}

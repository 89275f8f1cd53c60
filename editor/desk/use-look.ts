import { useQuery } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import type { Result } from '../../src/client/calls/result.ts';
import { send } from '../calls/send.ts';

type Named = Readonly<Record<string, unknown>>;

/** One look is one line of the log: no refetching and no caching. */
export const ONE_LOOK = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: Infinity,
  gcTime: 0,
} as const;

/** The response of a call that the desk's log records. @returns null until it arrives. */
export function useLook<P extends v.GenericSchema<Named>, R extends v.GenericSchema>(
  call: Call<P, R>,
  params: v.InferInput<P>,
): Result<v.InferOutput<R>> | null {
  const { data } = useQuery({
    queryKey: [call.name, params],
    queryFn: ({ signal }) => send(call, params, { signal }),
    ...ONE_LOOK,
  });
  return data ?? null;
}

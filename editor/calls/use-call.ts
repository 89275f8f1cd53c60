import { useQuery } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import type { Result } from '../../src/client/calls/result.ts';
import { send } from './send.ts';

type Named = Readonly<Record<string, unknown>>;

/**
 * The response of a read call, kept while the screen is open and refetched when the user returns to
 * it.
 * @param again the refetch interval in milliseconds; absent: no automatic refetch.
 * @returns null until the first response.
 */
export function useCall<P extends v.GenericSchema<Named>, R extends v.GenericSchema>(
  call: Call<P, R>,
  params: v.InferInput<P>,
  again?: number,
): Result<v.InferOutput<R>> | null {
  const { data } = useQuery({
    queryKey: [call.name, params],
    queryFn: ({ signal }) => send(call, params, { signal }),
    refetchInterval: again ?? false,
  });
  return data ?? null;
}

import { useQuery } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import type { Result } from '../../src/client/calls/result.ts';
import { send } from './send.ts';

type Named = Readonly<Record<string, unknown>>;

/**
 * The answer of a reading call, kept for as long as the screen is in sight and asked anew when one
 * returns to it.
 * @param again milliseconds after which it is asked for again; absent: never by itself.
 * @returns null until it is there.
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

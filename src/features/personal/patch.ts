import { ref } from 'valtio';
import type { ResourceState } from '../../stores/resource.ts';

/**
 * Updates the data of a resource, ahead of its next response; does nothing if it has no data yet.
 */
export function patch<T extends object>(
  { state }: { readonly state: ResourceState<T> },
  change: (data: T) => T,
): void {
  if (state.data) state.data = ref(change(state.data));
}

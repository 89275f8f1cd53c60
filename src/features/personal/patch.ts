import { ref } from 'valtio';
import type { ResourceState } from '../../stores/resource.ts';

/** Changes what a resource shows, ahead of its next reply; nothing where it has shown nothing yet. */
export function patch<T extends object>(
  { state }: { readonly state: ResourceState<T> },
  change: (data: T) => T,
): void {
  if (state.data) state.data = ref(change(state.data));
}

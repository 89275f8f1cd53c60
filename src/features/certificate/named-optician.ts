/** Which entry of the browser's history this is; the router gives each a key. */
function entryKey(): string {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';
}

let taken: string | null = null;

/**
 * The optician that an address like `?optic=12` names; the map leads back with one. It counts once
 * each time somebody comes to the page: the form goes and comes again with its steps, and what was
 * chosen or typed meanwhile must not give way.
 */
export function namedOptician(): number | null {
  const { search } = window.location;
  const id = Number(new URLSearchParams(search).get('optic'));
  if (!Number.isInteger(id) || id <= 0) return null;
  const arrival = `${entryKey()} ${search}`;
  if (arrival === taken) return null;
  taken = arrival;
  return id;
}

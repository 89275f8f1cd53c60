/** The current entry of the browser's history; the router gives each a key. */
function entryKey(): string {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';
}

let taken: string | null = null;

/**
 * The optician in a URL such as `?optic=12`, to which the map links back. It applies once per visit
 * to the page: the form is remounted with its steps, and later choices or typing must not be
 * overwritten.
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

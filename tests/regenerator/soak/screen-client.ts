/** The client of the editor's screen without a browser: its records, calls and GraphQL. */
import { dataProvider } from '../../../editor/data/data-provider.ts';
import { readDescriptions } from '../../../editor/data/descriptions.ts';
import type { CollectionDescription } from '../../../contract/schemas/descriptions.ts';

export type ScreenClient = {
  readonly provider: typeof dataProvider;
  readonly collections: readonly CollectionDescription[];
  /** Removes the stand-ins for the browser. */
  readonly close: () => void;
};

/**
 * Gives the client the environment of a browser: a location, and requests with the session of the signed-in
 * editor.
 */
function standInForBrowser(origin: string, token: string): () => void {
  const { fetch, location } = globalThis;
  const signed: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), origin);
    const headers = new Headers(init?.headers);
    if (url.origin === origin && !headers.has('authorization')) {
      headers.set('authorization', `Bearer ${token}`);
    }
    return fetch(url, { ...init, headers });
  };
  Object.assign(globalThis, { fetch: signed, location: new URL(origin) });
  return () => void Object.assign(globalThis, { fetch, location });
}

/** Opens the client as the editor with this token. */
export async function openScreenClient(origin: string, token: string): Promise<ScreenClient> {
  const close = standInForBrowser(origin, token);
  return { provider: dataProvider, collections: await readDescriptions(), close };
}

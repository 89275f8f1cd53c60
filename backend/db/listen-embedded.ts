import type { EmbeddedClient } from './embedded-client.ts';
import type { Listening } from './database.ts';

/** Listens to this process's own notifications: no other process uses the embedded database. */
export function listenToOwn(
  client: EmbeddedClient,
  { channel, heard, begun }: Listening,
): () => Promise<void> {
  const listening = client.listen(channel, heard);
  // A failure is reported to the caller that stops it.
  void listening.then(begun, () => {});
  return async () => {
    const stop = await listening;
    await stop();
  };
}

import type { EmbeddedClient } from './embedded-client.ts';
import type { Listening } from './database.ts';

/** Hears what this process says to itself: nobody else uses the embedded database. */
export function listenToOwn(
  client: EmbeddedClient,
  { channel, heard, begun }: Listening,
): () => Promise<void> {
  const listening = client.listen(channel, heard);
  // Whoever stops it is told of a failure.
  void listening.then(begun, () => {});
  return async () => {
    const stop = await listening;
    await stop();
  };
}

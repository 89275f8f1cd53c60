import { CONTENT_HOOK_PATH } from '../../contract/schemas/publishing.ts';
import type { Environment } from '../../src/config/environment.ts';
import { keptSecret } from '../secret.ts';
import type { Builder } from './delivery.ts';
import type { Receiver } from './teller.ts';

/** Who is told of saved content, by the settings; null for nobody. */
export function receiverOf(environment: Environment): Receiver | null {
  const { CONTENT_HOOK_URL: url, CONTENT_HOOK_SECRET: secret, DATA_DIR } = environment;
  return url ? { url, secret: secret ?? keptSecret(DATA_DIR, 'hook-secret') } : null;
}

/** Whether the regenerator is at the address, which has a path of its own. */
export const isRegenerator = ({ url }: Receiver): boolean =>
  new URL(url).pathname === CONTENT_HOOK_PATH;

/** Who builds the site at the address, as far as the address tells. */
export const builderAt = (receiver: Receiver): Builder =>
  isRegenerator(receiver) ? 'regenerator' : 'build';

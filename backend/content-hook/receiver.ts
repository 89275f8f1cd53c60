import { CONTENT_HOOK_PATH } from '../../contract/schemas/publishing.ts';
import type { Environment } from '../../src/config/environment.ts';
import { keptSecret } from '../secret.ts';
import type { Builder } from './delivery.ts';
import type { Receiver } from './teller.ts';

type Addressed = Pick<Receiver, 'url'>;

/** Whether the address is the regenerator's, recognised by its path. */
export const isRegenerator = ({ url }: Addressed): boolean =>
  new URL(url).pathname === CONTENT_HOOK_PATH;

/** The kind of builder at the address, as far as the address reveals it. */
export const builderAt = (receiver: Addressed): Builder =>
  isRegenerator(receiver) ? 'regenerator' : 'build';

/** The configured receiver of saved content; null for none. */
export function receiverOf(environment: Environment): Receiver | null {
  const { CONTENT_HOOK_URL: url, CONTENT_HOOK_SECRET: secret, DATA_DIR } = environment;
  if (!url) return null;
  const interval = isRegenerator({ url }) ? 0 : environment.NETLIFY_BUILD_INTERVAL;
  return { url, secret: secret ?? keptSecret(DATA_DIR, 'hook-secret'), interval };
}

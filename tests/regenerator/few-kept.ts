import type { StoreOptions } from '../../regenerator/publish/releases.ts';
import { RETENTION } from '../../regenerator/publish/retention.ts';

/** A store without room, which keeps no more releases than it must: dropping them is tested, too. */
export const FEW_KEPT: StoreOptions = { retention: { ...RETENTION, bytes: 0 } };

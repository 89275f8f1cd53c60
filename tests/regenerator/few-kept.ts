import type { StoreOptions } from '../../regenerator/publish/releases.ts';
import { RETENTION } from '../../regenerator/publish/retention.ts';

/** A store with a minimal size limit, which keeps as few releases as possible, to test dropping them. */
export const FEW_KEPT: StoreOptions = { retention: { ...RETENTION, bytes: 0 } };

import { createHash } from 'node:crypto';
import type { Caller } from './handler.ts';
import { networkOf } from './network.ts';

const hashOf = (kind: string, value: string) =>
  createHash('sha256')
    .update(JSON.stringify([kind, value]))
    .digest('base64url');

const marked = (kind: string, value: string | null) =>
  value === null ? null : hashOf(kind, value);

/** Hash of an email address, for counting limits. */
export const markOfEmail = (email: string) => hashOf('email', email);

/**
 * Hashes that limits are counted by; they reveal neither the device nor the network address. All
 * addresses of one IPv6 network count as one.
 */
export const marksOf = ({ deviceId, address }: Pick<Caller, 'deviceId' | 'address'>) => ({
  device: marked('device', deviceId),
  address: marked('address', address && networkOf(address)),
});

/** The most specific identifier of this visitor; null when the request carries none. */
export function holderOf(caller: Pick<Caller, 'deviceId' | 'token' | 'address'>): string | null {
  const { device } = marksOf(caller);
  return device ?? marked('session', caller.token) ?? marked('address', caller.address);
}

import { createHash } from 'node:crypto';
import type { Caller } from './handler.ts';

const hashOf = (kind: string, value: string) =>
  createHash('sha256')
    .update(JSON.stringify([kind, value]))
    .digest('base64url');

const marked = (kind: string, value: string | null) =>
  value === null ? null : hashOf(kind, value);

/** The same of an address of e-mail. */
export const markOfEmail = (email: string) => hashOf('email', email);

/** What limits are counted by: hashes, which tell neither the device nor the network address. */
export const marksOf = ({ deviceId, address }: Pick<Caller, 'deviceId' | 'address'>) => ({
  device: marked('device', deviceId),
  address: marked('address', address),
});

/** What tells this visitor from others best; null for one who brings nothing at all. */
export function holderOf(caller: Pick<Caller, 'deviceId' | 'token' | 'address'>): string | null {
  const { device, address } = marksOf(caller);
  return device ?? marked('session', caller.token) ?? address;
}

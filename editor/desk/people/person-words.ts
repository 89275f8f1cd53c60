/** What a person's things are called. */
import { counted } from '../../../src/words/plural.ts';
import { formatPoints } from '../../../src/words/points.ts';
import type { FoundCertificate, FoundMember, FoundOrder } from './found.ts';

export const CERTIFICATE_STATE: Readonly<Record<FoundCertificate['state'], string>> = {
  issued: 'Действует',
  redeemed: 'Использован',
  cancelled: 'Отменён',
  expired: 'Истёк',
};

export const ORDER_STATE: Readonly<Record<FoundOrder['state'], string>> = {
  new: 'Оформлен',
  confirmed: 'Подтверждён',
  ready: 'Готов к\u00a0выдаче',
  redeemed: 'Получен',
  cancelled: 'Отменён',
};

/** Only a valid certificate can be cancelled or sent. */
export const isValid = ({ state }: Pick<FoundCertificate, 'state'>) => state === 'issued';

/** An order that is not collected and not cancelled. */
export const isOnItsWay = ({ state }: Pick<FoundOrder, 'state'>) =>
  state === 'new' || state === 'confirmed' || state === 'ready';

/** «Анна Иванова», or who it is without a name. */
export const memberName = ({
  id,
  first_name,
  last_name,
}: Pick<FoundMember, 'id' | 'first_name' | 'last_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ') || `Участник ${id}`;

/** «+150 баллов», «−20 баллов». */
export const correctionWords = (points: number): string =>
  points < 0 ? `−${formatPoints(-points)}` : `+${formatPoints(points)}`;

/** What becomes of the points of a member who goes. */
export const lostPoints = (points: number): string =>
  counted(points, { one: 'балл пропадёт', few: 'балла пропадут', many: 'баллов пропадут' });

/** What becomes of the points of an order that is cancelled. */
export const returnedPoints = (points: number): string =>
  counted(points, { one: 'балл вернётся', few: 'балла вернутся', many: 'баллов вернутся' });

/** Points as they were typed: whole, with a sign in any notation; null for anything else. */
export function readCorrection(typed: string): number | null {
  const plain = typed.replaceAll(/[\s\u00a0]/g, '').replace(/^[−–]/, '-');
  return /^[+-]?\d{1,6}$/.test(plain) && Number(plain) !== 0 ? Number(plain) : null;
}

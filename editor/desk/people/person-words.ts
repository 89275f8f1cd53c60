/** Labels of a person's things. */
import { CORRECTION_MOST } from '../../../contract/limits.ts';
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

/** Only a valid certificate can be cancelled or resent. */
export const isValid = ({ state }: Pick<FoundCertificate, 'state'>) => state === 'issued';

/** An order that is neither collected nor cancelled. */
export const isOnItsWay = ({ state }: Pick<FoundOrder, 'state'>) =>
  state === 'new' || state === 'confirmed' || state === 'ready';

/** «Анна Иванова»; without a name, the member's number. */
export const memberName = ({
  id,
  first_name,
  last_name,
}: Pick<FoundMember, 'id' | 'first_name' | 'last_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ') || `Участник ${id}`;

/** «+150 баллов», «−20 баллов». */
export const correctionWords = (points: number): string =>
  points < 0 ? `−${formatPoints(-points)}` : `+${formatPoints(points)}`;

/** What a deleted member loses. */
export const lostPoints = (points: number): string =>
  counted(points, { one: 'балл пропадёт', few: 'балла пропадут', many: 'баллов пропадут' });

/** What a cancelled order returns. */
export const returnedPoints = (points: number): string =>
  counted(points, { one: 'балл вернётся', few: 'балла вернутся', many: 'баллов вернутся' });

/** Parses a correction of points: whole, with a sign in any notation; null for anything else. */
export function readCorrection(typed: string): number | null {
  const plain = typed.replaceAll(/[\s\u00a0]/g, '').replace(/^[−–]/, '-');
  return /^[+-]?\d{1,8}$/.test(plain) && Number(plain) !== 0 ? Number(plain) : null;
}

/** What is wrong with a correction; null while nothing is, or no more than a sign is typed. */
export function correctionFault(typed: string, balance: number): string | null {
  if (/^\s*[-+−–]?\s*$/.test(typed)) return null;
  const points = readCorrection(typed);
  if (points === null) return 'Нужно целое число, не\u00a0ноль';
  if (Math.abs(points) > CORRECTION_MOST) {
    return `Не\u00a0больше ${formatPoints(CORRECTION_MOST)} за\u00a0раз`;
  }
  return balance + points < 0 ? 'Столько у\u00a0участника нет' : null;
}

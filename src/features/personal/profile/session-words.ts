import type { MemberSession } from '../../../../contract/schemas/account.ts';
import { counted } from '../../../words/plural.ts';
import { dayOf } from '../moments.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const MINUTES = { one: 'минуту', few: 'минуты', many: 'минут' };
const HOURS = { one: 'час', few: 'часа', many: 'часов' };
const DAYS = { one: 'день', few: 'дня', many: 'дней' };

const UNKNOWN: Readonly<Record<MemberSession['device'], string>> = {
  computer: 'Компьютер',
  phone: 'Телефон',
  tablet: 'Планшет',
};

/** «Chrome, Android»; if neither is known, the kind of device. */
export const deviceWords = ({ browser, system, device }: MemberSession): string =>
  [browser, system].filter((name) => name !== null).join(', ') || UNKNOWN[device];

/** The time since the last activity: «только что», «15 минут назад», «1 день назад», a day. */
export function seenWords(moment: string, now: number): string {
  const ago = Math.max(0, now - Date.parse(moment));
  // The precision is five minutes.
  if (ago < 10 * MINUTE) return 'только что';
  if (ago < HOUR) return `${counted(Math.floor(ago / MINUTE), MINUTES)} назад`;
  if (ago < DAY) return `${counted(Math.floor(ago / HOUR), HOURS)} назад`;
  if (ago < 7 * DAY) return `${counted(Math.floor(ago / DAY), DAYS)} назад`;
  return dayOf(moment);
}

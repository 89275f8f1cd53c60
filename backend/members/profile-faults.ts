import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { ADULT_AGE } from '../../contract/limits.ts';
import type { profileEdit } from '../../contract/schemas/member.ts';
import { cities } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { dayOf } from '../moscow-day.ts';
import type { Member } from './held.ts';

export type ProfileEdit = v.InferOutput<typeof profileEdit>;

/** No one alive was born earlier. */
const FIRST_BIRTHDAY = '1900-01-01';

const isRealDay = (day: string) => {
  const parsed = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
};

/** The day a person comes of age; as text, because for the 29th of February it may not exist. */
const ofAge = (birthday: string) =>
  `${Number(birthday.slice(0, 4)) + ADULT_AGE}${birthday.slice(4)}`;

function birthdayFault(birthday: string, today: string): string | null {
  if (!isRealDay(birthday)) return 'Такого дня нет';
  if (birthday > today) return 'Этот день ещё не\u00a0наступил';
  if (birthday < FIRST_BIRTHDAY) return 'Проверьте год';
  return ofAge(birthday) > today
    ? `В\u00a0клуб вступают те, кому исполнилось ${ADULT_AGE}\u00a0лет`
    : null;
}

/**
 * Checks what the schema cannot know about an edit: the calendar, the cities and the member's
 * current data.
 * @throws Failure `bad_request` naming every rejected field.
 */
export async function assertSound(
  db: Database,
  edit: ProfileEdit,
  member: Pick<Member, 'phone'>,
  now: Date,
): Promise<void> {
  const today = dayOf(now);
  const fields: Record<string, string> = {};
  const birthday = edit.birthday ? birthdayFault(edit.birthday, today) : null;
  if (birthday) fields['birthday'] = birthday;
  edit.children?.forEach(({ birthYear }, index) => {
    if (birthYear > Number(today.slice(0, 4))) {
      fields[`children.${index}.birthYear`] = 'Этот год ещё не\u00a0наступил';
    }
  });
  if (edit.city_id && (await db.$count(cities, eq(cities.id, edit.city_id))) === 0) {
    fields['city_id'] = 'Выберите город из\u00a0списка';
  }
  if (edit.email === null && member.phone === null) {
    fields['email'] = 'Без почты вы не\u00a0сможете войти';
  }
  if (Object.keys(fields).length > 0) {
    throw new Failure('bad_request', 'Проверьте данные запроса', fields);
  }
}

import { DEFAULT_CITY } from '../../../src/config/constants.ts';
import { storeMemberConsents } from '../../consents/member-consents.ts';
import { profileChanges } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { registeredCodes } from '../club/package-codes.ts';
import { giveCertificate } from './certificate.ts';
import { past } from './past.ts';
import { ANNA, FRIENDS } from './phones.ts';

const profile = {
  phone: ANNA,
  firstName: 'Анна',
  lastName: 'Смирнова',
  email: 'anna@yasno.example',
  birthday: '1991-04-17',
  cityId: DEFAULT_CITY.id,
  children: [{ firstName: 'Мила', birthYear: 2014 }],
  inviteCode: 'ANNA2024',
};

/** Two and a half years in the life of a member who wears lenses, from the beginning. */
export async function makeAnna(tx: Database, now: Date): Promise<void> {
  const { ago, member, code, survey, friendRewarded, offer, webinar } = past(tx, now);
  const { id } = await member(profile, ago(900, 11));
  const printed = registeredCodes.values();
  /** Registers her next package. */
  const pack = async (days: number, hour: number) => {
    const { value } = printed.next();
    if (!value) throw new Error('The seed has too few codes for its member');
    await code(id, value, ago(days, hour));
  };
  const friend = (phone: string, firstName: string, days: number) =>
    member({ phone, firstName, invitedBy: id }, ago(days, 13));

  await pack(898, 20);
  await pack(840, 9);
  await pack(771, 18);
  await offer(id, 'kniga-v-podarok', ago(702, 12), 'redeemed');
  await pack(640, 19);
  const olga = await friend(FRIENDS[0], 'Ольга', 575);
  await friendRewarded(id, olga.id, ago(561, 10));
  await offer(id, 'kino-na-dvoih', ago(500, 17), 'redeemed');
  await pack(480, 21);
  await pack(345, 18);
  await pack(344, 9);
  const maria = await friend(FRIENDS[1], 'Мария', 320);
  await friendRewarded(id, maria.id, ago(310, 15));
  await pack(305, 20);
  await survey(id, 'kak-vy-nosite-linzy', ago(260, 22));
  await offer(id, 'chistka-ochkov', ago(250, 13), 'redeemed');
  await pack(120, 9);
  await offer(id, 'bassejn-razovoe', ago(110, 12), 'cancelled');
  await tx.insert(profileChanges).values({
    userId: id,
    fields: { lastName: 'Белова', email: null },
    changedAt: ago(96, 20),
  });
  await storeMemberConsents(
    tx,
    id,
    { subscribe: true, sms: false },
    { address: null },
    ago(96, 20),
  );
  await pack(60, 19);
  await webinar(id, 'glaza-i-ekrany', ago(30, 11));
  await pack(12, 20);
  await friend(FRIENDS[2], 'Игорь', 9);
  const { firstName: name, lastName, email, phone, cityId } = profile;
  await giveCertificate(tx, { phone, name, lastName, email, cityId }, ago(6, 14));
  await offer(id, 'audioknigi-mesyac', ago(5, 10), 'ready');
  await webinar(id, 'linzy-zimoj', ago(4, 12));
  await webinar(id, 'uhod-za-linzami-bez-oshibok', ago(4, 12));
  await offer(id, 'probezhka-s-trenerom', ago(2, 9), 'confirmed');
  await offer(id, 'chistka-ochkov', ago(1, 18), 'new');
}

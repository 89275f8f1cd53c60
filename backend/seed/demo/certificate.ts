import { and, asc, eq, gt } from 'drizzle-orm';
import { makeCode, makeNumber } from '../../certificates/number.ts';
import { opticianOf } from '../../certificates/optician.ts';
import { expiryOf } from '../../certificates/rules.ts';
import { takePair } from '../../certificates/stock.ts';
import { certificateRequests, certificates, opticianStock, shops } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';

type Holder = {
  readonly phone: string;
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly cityId: number;
};

/** An issued certificate, with the pair it takes from the stock of an optician in the city. */
export async function giveCertificate(tx: Database, holder: Holder, issuedAt: Date): Promise<void> {
  const { cityId, ...person } = holder;
  const [place] = await tx
    .select({ id: opticianStock.shopId })
    .from(opticianStock)
    .innerJoin(shops, eq(shops.id, opticianStock.shopId))
    .where(and(eq(shops.cityId, cityId), gt(opticianStock.pairs, 0)))
    .orderBy(asc(opticianStock.shopId))
    .limit(1);
  const optician = place ? await opticianOf(tx, place.id) : null;
  if (!place || !optician) throw new Error(`No optician of city ${cityId} has a pair left`);
  await takePair(tx, place.id);
  const [request] = await tx
    .insert(certificateRequests)
    .values({
      ...person,
      address: '',
      opticId: place.id,
      optician,
      isLoyaltyMember: true,
      wantsToJoin: true,
      extra: {},
      state: 'ready',
      dueAt: issuedAt,
      createdAt: issuedAt,
    })
    .returning({ id: certificateRequests.id });
  if (!request) throw new Error('The form of the demo certificate could not be stored');
  const number = makeNumber();
  await tx.insert(certificates).values({
    requestId: request.id,
    phone: person.phone,
    number,
    code: makeCode(number),
    holder: `${person.name} ${person.lastName}`,
    opticId: place.id,
    optician,
    issuedAt,
    expiresAt: expiryOf(issuedAt),
    toldAt: issuedAt,
    resentAt: [],
    updatedAt: issuedAt,
  });
}

import { certificateShops } from '../../../contract/calls/shops.ts';
import type { CertificateShop } from '../../../contract/schemas/certificate.ts';
import { LENS_TYPE_KEYS, type LensTypeKey } from '../../../contract/schemas/lens-types.ts';
import { lensTypeWords } from '../../../contract/schemas/value-names.ts';
import { browserCall } from '../../client/calls/browser-call.ts';
import { success, type Result } from '../../client/calls/result.ts';
import { shopWords } from '../../words/shop-words.ts';
import { createResource } from '../../stores/resource.ts';

/** Section 3: keys of the lens-type filter, with their labels. */
export const LENS_TYPES = LENS_TYPE_KEYS.map((key) => ({ key, title: lensTypeWords[key] }));

/** The key of a list's request: while another list loads, the previous one is not its response. */
export const opticiansKey = (city: string, types: readonly LensTypeKey[]) =>
  JSON.stringify([city, types]);

/** Opticians of a city that fit lenses of all these types. */
export const opticians = createResource(
  async (signal, city: string, types: readonly LensTypeKey[]) => {
    const asked = { 'filter[city]': city, 'filter[map_params]': types.join(',') };
    const reply = await browserCall(certificateShops, asked, signal);
    if (!reply.ok) return reply;
    return success({ key: opticiansKey(city, types), shops: reply.value.shops });
  },
);

/** An optician by number, in any city: the map links here from all of them. Null if there is none. */
export async function findOptician(id: number): Promise<Result<CertificateShop | null>> {
  const all = await browserCall(certificateShops, {});
  if (!all.ok) return all;
  return success(all.value.shops.find((shop) => shop.id === id) ?? null);
}

/** The text about an optician that the form stores. */
export const opticianWords = (shop: CertificateShop) => `${shop.title}, ${shopWords(shop).place}`;

/** Those whose name, address or metro contains the typed text. */
export function matching(shops: readonly CertificateShop[], typed: string): CertificateShop[] {
  const wanted = typed.trim().toLocaleLowerCase('ru');
  return shops.filter(({ title, address, metro }) =>
    `${title} ${address} ${metro ?? ''}`.toLocaleLowerCase('ru').includes(wanted),
  );
}

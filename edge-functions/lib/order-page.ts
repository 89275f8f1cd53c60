import type { Shop } from '../../contract/schemas/shop.ts';
import { offeredShop, offeredShops } from '../../src/words/offer-shops.ts';
import { stepKey, type OrderStep } from '../../src/config/order-step.ts';
import { PageSource } from './page-source.ts';
import { emptySamples, filled, fillSlot, samplesOf, type Samples } from './samples.ts';

type Answer = {
  readonly productId: number;
  readonly shops: readonly Shop[];
  readonly city: string;
};

const sample = (samples: Samples, name: string) => samples.get(name) ?? '';

/** The name of the sample for these shops. */
function shopsSample(samples: Samples, step: OrderStep, count: number): string {
  // Offers of online shops have a single sample: they are valid in every city.
  if (step.everywhere || !samples.has('shops-city')) return sample(samples, 'shops-all');
  return sample(samples, count > 0 ? 'shops-city' : 'shops-none');
}

function shopsPart(samples: Samples, step: OrderStep, { productId, shops, city }: Answer): string {
  const product = String(productId);
  const items = offeredShops(shops, city).map((shop) =>
    filled(sample(samples, 'shop'), { values: { ...shop, product } }),
  );
  return filled(shopsSample(samples, step, shops.length), {
    values: { city, product },
    parts: { product: sample(samples, `product-${product}`), shops: items.join('') },
  });
}

function orderPart(samples: Samples, { productId, shops: [shop] }: Answer): string {
  const product = String(productId);
  return filled(sample(samples, 'order'), {
    values: { ...(shop && offeredShop(shop)), product },
    parts: { product: sample(samples, `product-${product}`) },
  });
}

/** The page of a live step with the backend's response in its slot. */
export function orderPage(html: string, step: OrderStep, answer: Answer): string {
  const page = new PageSource(html);
  const samples = samplesOf(page);
  // The page may be of an older build than the response: then the browser renders it.
  if (!samples.has(`product-${answer.productId}`)) return html;
  const part =
    step.page === 'order' ? orderPart(samples, answer) : shopsPart(samples, step, answer);
  fillSlot(page, step.page, part, stepKey(step, answer.city));
  emptySamples(page);
  return page.html();
}

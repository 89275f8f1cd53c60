import type { DiscountOrder, DiscountShops } from '../../../contract/schemas/discount.ts';
import type { Result } from '../../client/calls/result.ts';
import { orderStep, stepKey, type OrderStep } from '../../config/order-step.ts';
import { createResource, type Resource } from '../../stores/resource.ts';

/** A response, and the step it belongs to: the page may have moved on meanwhile. */
export type Answered<T> = { readonly key: string; readonly reply: T };

/** Path and query of the step's page, and the visitor's city. */
export type StepPlace = [pathname: string, search: string, city: string];

type Ask<T> = (step: OrderStep, city: string, signal: AbortSignal) => Promise<Result<T>>;

function stepResource<T>(ask: Ask<T>): Resource<Answered<T>, StepPlace> {
  return createResource<Answered<T>, StepPlace>(async (signal, pathname, search, city) => {
    const step = orderStep(pathname, search);
    if (!step) throw new Error(`${pathname} is not a step of an order`);
    const result = await ask(step, city, signal);
    return result.ok
      ? { ok: true, value: { key: stepKey(step, city), reply: result.value } }
      : result;
  });
}

// The calls load on first use: a page filled by the edge makes none.
const calls = () => import('./step-calls.ts');

/** Step 2: the shops for the chosen product. */
export const shopsStep = stepResource<DiscountShops>(async (step, city, signal) =>
  (await calls()).callShops(step, city, signal),
);

/** Step 3: the product at the chosen shop. */
export const placeStep = stepResource<DiscountOrder>(async (step, _city, signal) =>
  (await calls()).callOrder(step, signal),
);

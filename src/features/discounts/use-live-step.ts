import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import { orderStep, stepKey, wayBackFrom } from '../../config/order-step.ts';
import { useCity } from '../../stores/location.ts';
import { useResource, type Resource } from '../../stores/resource.ts';
import { servedIn } from '../../ui/served/served.ts';
import { useHydrated } from '../../ui/rendering/use-hydrated.ts';
import type { Answered, StepPlace } from './live-steps.ts';

export type LiveStep<T> =
  /** `html` is what the edge has put into the page, if it has. */
  | { state: 'opening'; html: string }
  | { state: 'served'; html: string }
  | { state: 'waiting' }
  | { state: 'ready'; reply: T; city: string; everywhere: boolean }
  | { state: 'failed'; retry: () => void };

/**
 * The live part of a step's page: the edge's content as long as it matches the URL and city,
 * otherwise what the browser fetches. A broken step redirects to the last valid one.
 */
export function useLiveStep<T>(
  slot: string,
  resource: Resource<Answered<T>, StepPlace>,
  { pathname, search }: { pathname: string; search: string },
): LiveStep<T> {
  const alive = useHydrated();
  const city = useCity().title;
  const [served] = useState(() => servedIn(slot));
  const { data, error, pending } = useResource(resource);
  const step = orderStep(pathname, search);
  const key = step ? stepKey(step, city) : '';
  const isServed = served.key === key;
  const back = error && step && !pending ? wayBackFrom(step, error) : null;

  useEffect(() => {
    if (!alive || isServed) return;
    void resource.run(pathname, search, city);
    return () => resource.reset();
  }, [alive, isServed, resource, pathname, search, city]);

  useEffect(() => {
    if (back !== null) void navigate(back, { replace: true });
  }, [back]);

  if (!alive) return { state: 'opening', html: served.html };
  if (isServed) return { state: 'served', html: served.html };
  if (data?.key === key) {
    // The snapshot is the response itself: a resource stores it by reference.
    const reply = data.reply as T;
    return { state: 'ready', reply, city, everywhere: step?.everywhere ?? false };
  }
  if (error && !pending && back === null) {
    return { state: 'failed', retry: () => void resource.retry() };
  }
  return { state: 'waiting' };
}

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Loads the modules of screens while nobody waits for anything. */
const waiting = new Set<() => Promise<unknown>>();

/**
 * A screen that is loaded with its first use, or once the browser has nothing else to do.
 * @param name under which its module exports it.
 */
export function onUse<Name extends string, P>(
  load: () => Promise<Readonly<Record<Name, ComponentType<P>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<P>> {
  waiting.add(load);
  return lazy(async () => ({ default: (await load())[name] }));
}

/** Loads what has not been used yet, one after the other. */
export async function loadTheRest(): Promise<void> {
  for (const load of waiting) {
    waiting.delete(load);
    // Whoever opens that screen is told: a network may be back by then.
    await load().catch(() => {});
  }
}

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Loaders of modules that no screen has used yet. */
const waiting = new Set<() => Promise<unknown>>();

/** Number of modules being loaded for a screen. */
let used = 0;

/**
 * A screen that is loaded on first use, or once the browser is idle.
 * @param name the export's name in its module.
 */
export function onUse<Name extends string, P>(
  load: () => Promise<Readonly<Record<Name, ComponentType<P>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<P>> {
  waiting.add(load);
  return lazy(async () => {
    waiting.delete(load);
    used += 1;
    try {
      return { default: (await load())[name] };
    } finally {
      used -= 1;
    }
  });
}

/**
 * Loads unused modules one after the other. Each one occupies the CPU of a slow computer for a
 * while, so loads and calls that a user waits for always come first.
 * @param idle resolves once the browser is idle.
 * @param isAsking whether a screen waits for a response.
 */
export async function preloadUnused(
  idle: () => Promise<void>,
  isAsking: () => boolean,
): Promise<void> {
  while (waiting.size > 0) {
    await idle();
    if (used > 0 || isAsking()) continue;
    const [load] = waiting;
    if (!load) return;
    waiting.delete(load);
    // The error is reported when the screen is opened: the network may be back by then.
    await load().catch(() => {});
  }
}

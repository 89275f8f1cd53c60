import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Loads the modules of screens while nobody waits for anything. */
const waiting = new Set<() => Promise<unknown>>();

/** Number of modules that a screen waits for. */
let used = 0;

/**
 * A screen that is loaded with its first use, or once the browser has nothing else to do.
 * @param name under which its module exports it.
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
 * Loads what has not been used yet, one after the other. Each module takes the processor of a weak
 * computer for a while: what somebody waits for comes first, at any time.
 * @param idle resolves once the browser has nothing to do.
 * @param isAsking whether a screen waits for an answer.
 */
export async function loadTheRest(
  idle: () => Promise<void>,
  isAsking: () => boolean,
): Promise<void> {
  while (waiting.size > 0) {
    await idle();
    if (used > 0 || isAsking()) continue;
    const [load] = waiting;
    if (!load) return;
    waiting.delete(load);
    // Whoever opens that screen is told: a network may be back by then.
    await load().catch(() => {});
  }
}

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Derivation, DerivedNode, Deriver, SourcedEntity } from '../sourcing/source.ts';

/** The input of the thread. */
export type Deriving = { readonly type: string; readonly entities: readonly SourcedEntity[] };

/** The thread's output: the nodes, or the reason why there are none. */
export type Derived = { readonly nodes: readonly DerivedNode[] } | { readonly reason: string };

async function deriveIn(program: string, deriving: Deriving): Promise<readonly DerivedNode[]> {
  const thread = new Worker(program, {
    workerData: deriving,
    execArgv: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
  });
  try {
    const [derived]: Derived[] = await once(thread, 'message');
    if (!derived || 'reason' in derived) throw new Error(derived?.reason ?? 'no answer');
    return derived.nodes;
  } finally {
    await thread.terminate();
  }
}

/**
 * The same derivations, each run in a new thread that loads their current code. Gatsby compiles the imports
 * of its configuration only once, at its start.
 * @param program file of the thread; it receives a `Deriving` and sends a `Derived`.
 */
export const derivedAnew = (program: string, derivations: readonly Derivation[]): Deriver[] =>
  derivations.map(({ type, fields }) => ({
    type,
    fields,
    derive: (entities) => deriveIn(program, { type, entities }),
  }));

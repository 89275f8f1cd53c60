/** Clocks that jump while a backend serves: an hour ahead, and back. */
import { startBackend } from '../instances.ts';
import type { Trouble } from './scene.ts';
import { visit } from './visited.ts';

const HOUR = 60 * 60 * 1000;
const CLOCK = new URL('../../../backend/movable-clock.ts', import.meta.url).href;

export const clocksThatJump: Trouble = async ({ database, crowd, directory }) => {
  const table: Record<string, Awaited<ReturnType<typeof visit>>> = {};
  for (const [name, jump] of Object.entries({ ahead: HOUR, back: -HOUR })) {
    const { program, origin } = await startBackend(database, directory, {
      NODE_OPTIONS: `--import=${CLOCK}`,
      CLOCK_JUMP: String(jump),
    });
    try {
      await visit(origin, crowd, { rate: 20, seconds: 2 });
      program.signal('SIGUSR2');
      table[`a clock that jumps an hour ${name}`] = await visit(origin, crowd, {
        rate: 20,
        seconds: 6,
      });
    } finally {
      await program.kill();
    }
  }
  return table;
};

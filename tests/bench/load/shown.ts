/** Steps as tables. */
import type { Step } from './step.ts';

const words = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

const rows = (steps: readonly Step[], row: (step: Step) => Record<string, unknown>) =>
  Object.fromEntries(steps.map((step) => [`${step.asked} a second`, row(step)]));

export const shownSteps = (steps: readonly Step[]) =>
  rows(steps, (step) => ({
    'answered a second': step.answered,
    'p50 ms': step.p50,
    'p95 ms': step.p95,
    'p99 ms': step.p99,
    'connections (at work)': `${step.connections} (${step.active})`,
    'load average': step.load,
    'not a result': words(step.errors),
  }));

const milliseconds = (seconds: number, calls: number) =>
  Number(((seconds * 1000) / calls).toFixed(2));

export const shownProcessor = (steps: readonly Step[]) =>
  rows(steps, ({ processor, memory, calls }) => ({
    ...Object.fromEntries(
      Object.entries(processor).map(([name, seconds]) => [
        `${name}: s (ms a call)`,
        `${seconds} (${milliseconds(seconds, calls)})`,
      ]),
    ),
    'MB of the largest': words(memory),
  }));

import { describe, expect, it } from '@jest/globals';
import type { Layer } from './layers.ts';
import type { LayerRun } from './run-layer.ts';
import { runLanes } from './run-lanes.ts';

const layer = (name: string, lane: Layer['lane'], needs?: string): Layer => ({
  name,
  lane,
  ...(needs && { needs }),
  limit: 60,
  format: null,
  commands: () => [],
});

const passed = ({ name, lane }: Layer): LayerRun => ({ name, lane, seconds: 1, times: null });
const failed = (one: Layer, failure: string): LayerRun => ({ ...passed(one), failure });

/** Runs until everything stops, as a layer with a process does. */
const untilStopped = (one: Layer, signal: AbortSignal) =>
  new Promise<LayerRun>((resolve) => {
    signal.addEventListener('abort', () => resolve(failed(one, 'was stopped')));
  });

describe('runLanes', () => {
  it('runs a layer only after the one of another lane that it needs', async () => {
    const order: string[] = [];
    const layers = [
      layer('lint', 'code'),
      layer('crawl', 'code', 'site'),
      layer('site', 'site'),
      layer('build', 'site'),
    ];
    const run = async (one: Layer) => {
      order.push(one.name);
      await Promise.resolve();
      order.push(`${one.name} ended`);
      return passed(one);
    };
    const runs = await runLanes({ layers, run, stopping: new AbortController(), say: () => {} });
    expect(runs.map(({ name }) => name)).toEqual(['lint', 'crawl', 'site', 'build']);
    expect(order.indexOf('site ended')).toBeLessThan(order.indexOf('crawl'));
  });

  it('ends when a layer fails that stands before an awaited one', async () => {
    const stopping = new AbortController();
    const layers = [
      layer('lint', 'code'),
      layer('site', 'site'),
      layer('build', 'site'),
      layer('edge', 'edge', 'build'),
    ];
    const run = async (one: Layer) =>
      one.name === 'lint' ? failed(one, 'failed') : untilStopped(one, stopping.signal);
    const runs = await runLanes({ layers, run, stopping, say: () => {} });
    expect(runs.map(({ name, failure }) => [name, failure])).toEqual([
      ['lint', 'failed'],
      ['site', 'was stopped'],
    ]);
  });
});

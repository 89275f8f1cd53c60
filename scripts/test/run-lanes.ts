import type { Layer } from './layers.ts';
import type { LayerRun } from './run-layer.ts';

export type Lanes = {
  readonly layers: readonly Layer[];
  /** Runs one layer until it ends or everything stops. */
  readonly run: (layer: Layer) => Promise<LayerRun>;
  /** Aborted by the first layer that fails. */
  readonly stopping: AbortController;
  readonly say: (line: string) => void;
};

/** @returns a promise that resolves once the signal is aborted. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * Runs the lanes in parallel and the layers of each lane in sequence, until a layer fails.
 * @returns the runs of all layers that were started, lane by lane.
 */
export async function runLanes({ layers, run, stopping, say }: Lanes): Promise<LayerRun[]> {
  const stopped = aborted(stopping.signal);
  /** Layers that others wait for. */
  const awaited = new Map(
    layers.flatMap(({ needs }) => (needs ? [[needs, Promise.withResolvers<void>()] as const] : [])),
  );

  async function runLane(lane: Layer['lane']): Promise<LayerRun[]> {
    const runs: LayerRun[] = [];
    for (const layer of layers.filter((one) => one.lane === lane)) {
      // A layer that its own lane never reaches, as an earlier one failed, is awaited in vain.
      if (layer.needs) await Promise.race([awaited.get(layer.needs)?.promise, stopped]);
      if (stopping.signal.aborted) break;
      say(`— ${layer.name}`);
      const done = await run(layer);
      runs.push(done);
      if (done.failure !== undefined) {
        stopping.abort();
        break;
      }
      awaited.get(layer.name)?.resolve();
      say(`— ${layer.name}: passed in ${Math.round(done.seconds)} s`);
    }
    return runs;
  }

  const lanes = [...new Set(layers.map(({ lane }) => lane))];
  return (await Promise.all(lanes.map(runLane))).flat();
}

/** Metrics of a process for Prometheus, on a port of their own: see docs/decisions/167-metrics.md. */
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { listenAt } from './http-listen.ts';
import { log } from './log.ts';
import { signals } from './signals.ts';

export type Prom = typeof import('prom-client');

/** Creates the instruments of a process in its registry. */
export type Instruments = (prom: Prom, registry: Registry) => void;

export type MetricsPlace = {
  /** Undefined: metrics are off, and nothing is loaded. */
  readonly port: number | undefined;
  readonly host: string;
};

/** Seconds: visitors notice differences between 10 ms and 1 s. */
export const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What every process counts. */
function ofEveryProcess({ collectDefaultMetrics, Counter }: Prom, registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  const lines = new Counter({
    name: 'yasno_log_lines_total',
    help: 'Lines of the log by level.',
    labelNames: ['level'],
    registers: [registry],
  });
  signals.logged.on(({ level }) => lines.inc({ level }));
}

/** The registry of a process with all its instruments. */
export function registryOf(prom: Prom, name: string, instruments: Instruments): Registry {
  const registry = new prom.Registry();
  registry.setDefaultLabels({ process: name });
  ofEveryProcess(prom, registry);
  instruments(prom, registry);
  return registry;
}

/**
 * Serves the metrics of this process at `/metrics`, if it has a port for them.
 * @returns a function that stops it.
 * @throws StopError when the port is taken.
 */
export async function openMetrics(
  name: string,
  { port, host }: MetricsPlace,
  instruments: Instruments,
): Promise<() => Promise<void>> {
  if (port === undefined) return async () => {};
  const registry = registryOf(await import('prom-client'), name, instruments);
  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url !== '/metrics') {
      outgoing.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => outgoing.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error('The metrics could not be collected:', error);
        outgoing.writeHead(500).end();
      },
    );
  });
  await listenAt(server, { port, host, setting: 'METRICS_PORT' });
  // Scraping must not keep the process alive.
  server.unref();
  return async () => {
    server.close();
    server.closeAllConnections();
  };
}

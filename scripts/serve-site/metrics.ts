/** The metrics of the site and of its edge functions. */
import type { Registry } from 'prom-client';
import { DURATIONS, type Instruments, type Prom } from '../../system/metrics.ts';
import { signals } from '../../system/signals.ts';

/** Seconds: a cached page takes less than a millisecond. */
const RESPONSES = [0.000_5, 0.001, 0.002_5, ...DURATIONS];

function ofSite({ Counter, Histogram }: Prom, registry: Registry): void {
  const registers = [registry];
  const responses = new Counter({
    name: 'yasno_site_responses_total',
    help: 'Responses by kind (page, file, call, media, editor) and status.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'yasno_site_response_duration_seconds',
    help: 'Time from a request to the last byte of its response.',
    labelNames: ['kind'],
    buckets: RESPONSES,
    registers,
  });
  const cache = new Counter({
    name: 'yasno_edge_cache_requests_total',
    help: 'Cacheable calls, by whether the CDN had the reply: hit or miss.',
    labelNames: ['result'],
    registers,
  });
  signals.siteAnswered.on(({ kind, status, ms }) => {
    responses.inc({ kind, status });
    durations.observe({ kind }, ms / 1_000);
  });
  signals.cacheAsked.on(({ result }) => cache.inc({ result }));
}

function ofEdge({ Counter, Histogram }: Prom, registry: Registry): void {
  const registers = [registry];
  const responses = new Counter({
    name: 'yasno_edge_responses_total',
    help: 'Responses of edge functions by status; 499: the visitor had left, 503: too many at once.',
    labelNames: ['functions', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'yasno_edge_duration_seconds',
    help: 'Time in the edge functions, with the backend behind them.',
    labelNames: ['functions'],
    buckets: DURATIONS,
    registers,
  });
  const ends = new Counter({
    name: 'yasno_edge_process_ends_total',
    help: 'Processes of the edge functions that have ended; each is replaced.',
    registers,
  });
  signals.edgeAnswered.on(({ functions, status, ms }) => {
    responses.inc({ functions, status });
    durations.observe({ functions }, ms / 1_000);
  });
  signals.edgeProcessEnded.on(() => ends.inc());
}

/** The instruments of a site. */
export const siteMetrics: Instruments = (prom, registry) => {
  ofSite(prom, registry);
  ofEdge(prom, registry);
};

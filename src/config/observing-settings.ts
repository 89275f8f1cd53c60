/** Settings of logs, metrics and traces; see docs/operations/observing.md. */
import * as v from 'valibot';
import { requested } from './origin-setting.ts';
import { host } from './place-settings.ts';

/** A port, or an offset from the process's own port. */
const metricsPort = v.pipe(
  v.string(),
  v.regex(/^\+?\d{1,5}$/, 'must be a port number, or + and a number to add to the own port'),
  v.transform((text): MetricsPort => ({ number: Number(text), isAfter: text.startsWith('+') })),
  v.check(({ number }) => number > 0 && number < 65_536, 'must be between 1 and 65535'),
);

export type MetricsPort = { readonly number: number; readonly isAfter: boolean };

export const observingEntries = {
  /** How processes log; absent: `json` for a separate process in production, otherwise `lines`. */
  LOG_FORMAT: v.optional(v.picklist(['json', 'lines'], 'must be json or lines')),
  /** The lowest level that is logged. */
  LOG_LEVEL: v.optional(
    v.picklist(['info', 'warn', 'error'], 'must be info, warn or error'),
    'info',
  ),
  /**
   * If set, a process serves its metrics there; `+5000` is an offset from its own port, for processes that
   * share their settings.
   */
  METRICS_PORT: v.optional(metricsPort),
  /** The listen address of the metrics; only the collector has to reach it. */
  METRICS_HOST: v.optional(host, '127.0.0.1'),
  /** If set, traces are sent to this collector by OTLP over HTTP. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(requested('http://localhost:4318')),
  /** Headers for that collector: `name=value,name=value`. */
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\w-]+=[\x20-\x2b\x2d-\x7e]*(?:,[\w-]+=[\x20-\x2b\x2d-\x7e]*)*$/,
        'must be name=value,name=value with Latin letters, digits and dashes in names',
      ),
    ),
  ),
  /** The share of requests that are traced, from 0 to 1. */
  TRACE_SHARE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:0?\.\d+|0|1(?:\.0+)?)$/, 'must be a number from 0 to 1, such as 0.25'),
      v.transform(Number),
    ),
    '1',
  ),
} as const;

type Measured = {
  readonly METRICS_PORT?: MetricsPort | undefined;
  readonly METRICS_HOST: string;
};

/** The metrics address of a process that listens at this port; undefined if it has none. */
export const metricsPlace = (
  { METRICS_PORT: given, METRICS_HOST: host }: Measured,
  own: number,
) => ({ port: given && (given.isAfter ? own + given.number : given.number), host });

type Logging = Pick<
  v.InferOutput<v.ObjectSchema<typeof observingEntries, undefined>>,
  'LOG_FORMAT' | 'LOG_LEVEL'
> & { readonly MODE: string };

/** A process's log settings. */
export const logSettingsOf = (name: string, { LOG_FORMAT, LOG_LEVEL, MODE }: Logging) => ({
  name,
  format: LOG_FORMAT ?? (MODE === 'production' ? ('json' as const) : ('lines' as const)),
  level: LOG_LEVEL,
});

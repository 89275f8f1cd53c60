/** Traces by OpenTelemetry, if a collector is configured: see docs/decisions/168-traces.md. */
import type { Context } from '@opentelemetry/api';
import { setTracer, type Span, type SpanInput, type Tracer } from './spans.ts';

export type TracePlace = {
  /** Undefined: tracing is off, and nothing is loaded. */
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  /** The share of requests that are traced. */
  readonly TRACE_SHARE: number;
};

/** Loads OpenTelemetry, only here. */
const load = async () => {
  const [api, core, base, hooks, resources, otlp] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  return { ...api, ...core, ...base, ...hooks, ...resources, ...otlp };
};

type Loaded = Awaited<ReturnType<typeof load>>;

/** Milliseconds for a batch: a collector that is down must not delay the end of a process. */
const PATIENCE = 2_000;

function providerOf(name: string, place: TracePlace, url: string, loaded: Loaded) {
  const { TracerProvider, BatchSpanProcessor, OTLPTraceExporter } = loaded;
  const { ParentBasedSampler, TraceIdRatioBasedSampler, resourceFromAttributes } = loaded;
  const { parseKeyPairsIntoRecord } = loaded;
  const exporter = new OTLPTraceExporter({
    url: `${url.replace(/\/$/, '')}/v1/traces`,
    headers: parseKeyPairsIntoRecord(place.OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: PATIENCE,
  });
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `yasno-${name}` }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(place.TRACE_SHARE) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: PATIENCE })],
  });
}

const KINDS = { server: 'SERVER', client: 'CLIENT' } as const;

/** Creates spans with a provider. */
function tracerOf(
  { context, propagation, trace, SpanKind, SpanStatusCode, TRACE_PARENT_HEADER }: Loaded,
  provider: ReturnType<typeof providerOf>,
): Tracer {
  const own = provider.getTracer('yasno');
  const read = {
    get: (headers: Headers, key: string) => headers.get(key) ?? undefined,
    keys: (headers: Headers) => [...headers.keys()],
  };
  const write = { set: (headers: Headers, key: string, value: string) => headers.set(key, value) };

  const begin = ({ name, kind, attributes = {}, from, into }: SpanInput): Span => {
    const parent: Context = from
      ? propagation.extract(context.active(), from, read)
      : context.active();
    const span = own.startSpan(name, { kind: SpanKind[KINDS[kind]], attributes }, parent);
    const inside = trace.setSpan(parent, span);
    if (into) propagation.inject(inside, into, write);
    return {
      tell: (told, more) => void span.updateName(told).setAttributes(more),
      end: (error) => {
        if (error !== undefined) {
          const kindOf = error instanceof Error ? error.name : 'thrown';
          span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kindOf);
        }
        span.end();
      },
      within: (work) => context.with(inside, work),
    };
  };
  const current = () => {
    const headers = new Headers();
    propagation.inject(context.active(), headers, write);
    return headers.get(TRACE_PARENT_HEADER);
  };
  return { begin, current };
}

/**
 * Sends the spans of this process to a collector, if there is one.
 * @returns a function that flushes the last ones.
 */
export async function openTraces(name: string, place: TracePlace): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url } = place;
  if (url === undefined) return async () => {};
  const loaded = await load();
  const { context, propagation, AsyncLocalStorageContextManager, W3CTraceContextPropagator } =
    loaded;
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const provider = providerOf(name, place, url, loaded);
  setTracer(tracerOf(loaded, provider));
  return async () => {
    setTracer(null);
    // Errors of a collector that is down are ignored.
    await provider.shutdown().catch(() => {});
  };
}

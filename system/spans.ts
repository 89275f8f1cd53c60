/**
 * Spans of work, for traces. Nothing of OpenTelemetry is loaded until traces are opened; until then
 * all of this does nothing.
 */

export type SpanInput = {
  /** Low-cardinality: a call, or an SQL statement without its parameters. */
  readonly name: string;
  /** Handles a request, or waits for another service. */
  readonly kind: 'server' | 'client';
  readonly attributes?: Attributes;
  /** Of an incoming request: continues the trace it may belong to. */
  readonly from?: Headers | undefined;
  /** Of an outgoing request: the trace is added to them. */
  readonly into?: Headers | undefined;
};

type Attributes = Readonly<Record<string, string | number | boolean>>;

export type Span = {
  /** Adds attributes that were not known at its start. */
  readonly tell: (name: string, attributes: Attributes) => void;
  /** @param error why it failed; its message is not sent. */
  readonly end: (error?: unknown) => void;
  /** Runs work inside it. */
  readonly within: <T>(work: () => T) => T;
};

export type Tracer = {
  readonly begin: (input: SpanInput) => Span;
  /** The current span as `traceparent`; null outside of spans. */
  readonly current: () => string | null;
};

let tracer: Tracer | null = null;

/** Sets the tracer of this process; null for none. */
export function setTracer(own: Tracer | null): void {
  tracer = own;
}

/** Whether this process sends traces. */
export const isTraced = (): boolean => tracer !== null;

/** The position of the current work in its trace, as `traceparent`; null outside of traces. */
export const currentTrace = (): string | null => tracer?.current() ?? null;

/** The span used when nothing is traced. */
export const NO_SPAN: Span = { tell: () => {}, end: () => {}, within: (work) => work() };

/** Starts a span; the caller ends it. */
export const beginSpan = (input: SpanInput): Span =>
  tracer === null ? NO_SPAN : tracer.begin(input);

/** Runs work in a span. */
export async function traced<T>(input: SpanInput, work: (span: Span) => Promise<T>): Promise<T> {
  if (tracer === null) return await work(NO_SPAN);
  const span = tracer.begin(input);
  try {
    const result = await span.within(() => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

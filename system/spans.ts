/**
 * Spans of work, for traces. Nothing of OpenTelemetry is loaded until traces are opened; until then
 * all of this does nothing.
 */

export type SpanInput = {
  /** Of few values: a call, a statement without its parameters. */
  readonly name: string;
  /** Answers a request, or waits for somebody else. */
  readonly kind: 'server' | 'client';
  readonly attributes?: Attributes;
  /** Of a request that came: the trace goes on that it may belong to. */
  readonly from?: Headers | undefined;
  /** Of a request that leaves: they are given the trace. */
  readonly into?: Headers | undefined;
};

export type Attributes = Readonly<Record<string, string | number | boolean>>;

export type Span = {
  /** Says what was not known at its beginning. */
  readonly tell: (name: string, attributes: Attributes) => void;
  /** @param error why it failed; its words are not told. */
  readonly end: (error?: unknown) => void;
  /** Runs what belongs to it. */
  readonly within: <T>(work: () => T) => T;
};

export type Tracer = {
  readonly begin: (input: SpanInput) => Span;
  /** The span under way as `traceparent`; null outside of spans. */
  readonly current: () => string | null;
};

let tracer: Tracer | null = null;

/** Says who makes the spans of this process; null for nobody. */
export function setTracer(own: Tracer | null): void {
  tracer = own;
}

export const isTraced = (): boolean => tracer !== null;

/** Where the work under way stands in its trace, as `traceparent`; null where it is in none. */
export const currentTrace = (): string | null => tracer?.current() ?? null;

/** What is begun where nothing is traced. */
export const NO_SPAN: Span = { tell: () => {}, end: () => {}, within: (work) => work() };

/** Begins a span, which its caller ends. */
export const beginSpan = (input: SpanInput): Span =>
  tracer === null ? NO_SPAN : tracer.begin(input);

/** Does work as a span. */
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

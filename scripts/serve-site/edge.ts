import type { EdgeRoutes, Match } from './edge-routes.ts';

/** A request as the functions get it, known to its last byte. */
export type EdgeRequest = {
  /** Method, address and headers. */
  readonly request: Request;
  readonly body: Uint8Array<ArrayBuffer> | null;
  /** Network address of the visitor. */
  readonly ip: string;
  /** Ends the work: the visitor is gone, or has waited long enough. */
  readonly signal: AbortSignal;
};

/** Why the functions did not answer: told to the visitor as an HTTP status. */
export class EdgeError extends Error {
  override readonly name = 'EdgeError';
  readonly status: 500 | 502 | 503 | 504;

  constructor(status: EdgeError['status'], message: string) {
    super(message);
    this.status = status;
  }
}

/** What runs the project's edge functions. */
export type EdgeRuntime = {
  /**
   * Runs the functions that match.
   * @throws EdgeError when they fail; the reason of the signal when that ends it.
   */
  run(asked: EdgeRequest, match: Match): Promise<Response>;
  stop(): Promise<void>;
};

export type EdgeOptions = {
  readonly routes: EdgeRoutes;
  /** Variables the functions see. */
  readonly env: Record<string, string>;
  /** Address of the site as visitors see it. */
  readonly siteOrigin: string;
  readonly log: (line: string) => void;
  /** Milliseconds a request may take at the edge. */
  readonly deadline: number;
};

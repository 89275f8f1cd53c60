import type { EdgeRoutes, Match } from './edge-routes.ts';

/** A complete request, as the functions receive it. */
export type EdgeRequest = {
  /** Method, URL and headers. */
  readonly request: Request;
  readonly body: Uint8Array<ArrayBuffer> | null;
  /** Network address of the visitor. */
  readonly ip: string;
  /** Aborts the work: the visitor has disconnected or waited too long. */
  readonly signal: AbortSignal;
};

/** Why the functions did not respond, as an HTTP status for the visitor. */
export class EdgeError extends Error {
  override readonly name = 'EdgeError';
  readonly status: 500 | 502 | 503 | 504;

  constructor(status: EdgeError['status'], message: string) {
    super(message);
    this.status = status;
  }
}

/** The runtime of the project's edge functions. */
export type EdgeRuntime = {
  /**
   * Runs the functions that match.
   * @throws EdgeError when they fail; the reason of the signal when that aborts them.
   */
  run(asked: EdgeRequest, match: Match): Promise<Response>;
  /** Whether it can handle requests now. */
  isUp(): boolean;
  stop(): Promise<void>;
};

export type EdgeOptions = {
  readonly routes: EdgeRoutes;
  /** Variables the functions see. */
  readonly env: Record<string, string>;
  /** Origin of the site as visitors see it. */
  readonly siteOrigin: string;
  readonly log: (line: string) => void;
  /** Milliseconds a request may take at the edge. */
  readonly deadline: number;
};

import { ServerResponse, type IncomingMessage } from 'node:http';

/** The status line and the headers of a response as Node wrote them. */
export type Head = { readonly status: number; readonly text: string };

/**
 * A response that can start with the head of an equal one. Node checks and joins all headers for each
 * response, which costs a sixth of the time of a cached page (docs/decisions/193). Where Node has no such
 * field, no head is ever found, and each response writes its own.
 */
export class RepeatableResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** Node's head once it is written; not documented. */
  declare protected _header?: string | null;

  /** Its connection stays open and nothing was set for it alone: it has the head of all its equals. */
  get #isLikeOthers(): boolean {
    return (
      this.shouldKeepAlive && this.req.httpVersion === '1.1' && this.getHeaderNames().length === 0
    );
  }

  /** Writes the head. @returns it, when equal responses may start with it as well. */
  begin(status: number, headers: Readonly<Record<string, string | string[]>>): Head | null {
    const isLikeOthers = this.#isLikeOthers;
    this.writeHead(status, headers);
    return isLikeOthers && typeof this._header === 'string' ? { status, text: this._header } : null;
  }

  /** Starts with the head of an equal response; false when this one needs its own. */
  repeat({ status, text }: Head): boolean {
    if (!this.#isLikeOthers) return false;
    this.statusCode = status;
    this._header = text;
    return true;
  }
}

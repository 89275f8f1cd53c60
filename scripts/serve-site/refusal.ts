/** Why a request is not served, as an HTTP status. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, headers: Readonly<Record<string, string>> = {}) {
    super(`Refused with ${status}`);
    this.status = status;
    this.headers = headers;
  }
}

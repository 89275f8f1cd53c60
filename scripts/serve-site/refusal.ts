/** Why a request is not served, as an HTTP status. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  /** @param why for the log, where our own faults are recorded. */
  constructor(status: number, headers: Readonly<Record<string, string>> = {}, why = '') {
    super(why || `Refused with ${status}`);
    this.status = status;
    this.headers = headers;
  }
}

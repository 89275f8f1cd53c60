import type { ErrorCode } from '../contract/errors.ts';

/** An error response: a code of the contract and a message for the visitor, in Russian. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  /** @param cause the underlying error, for the log only. */
  constructor(
    code: ErrorCode,
    description: string,
    fields?: Record<string, string>,
    cause?: unknown,
  ) {
    super(description, { cause });
    this.code = code;
    this.fields = fields;
  }
}

/** @param found agrees in gender with the noun: «Статья не найдена». */
export const notFound = (what: string, found = 'не\u00a0найдено') =>
  new Failure('not_found', `${what} ${found}`);

import type { ErrorCode } from '../contract/errors.ts';

/** An answer other than a result: a code of the contract and what a person reads, in Russian. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  /** @param cause what went wrong beneath it: for the log, never for the visitor. */
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

/** @param found agrees with the noun: «Статья не найдена». */
export const notFound = (what: string, found = 'не найдено') =>
  new Failure('not_found', `${what} ${found}`);

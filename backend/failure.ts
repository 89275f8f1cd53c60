import type { ErrorCode } from '../contract/errors.ts';

/** An answer other than a result: a code of the contract and what a person reads, in Russian. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, description: string, fields?: Record<string, string>) {
    super(description);
    this.code = code;
    this.fields = fields;
  }
}

/** @param found agrees with the noun: «Статья не найдена». */
export const notFound = (what: string, found = 'не найдено') =>
  new Failure('not_found', `${what} ${found}`);

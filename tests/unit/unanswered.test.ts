import { describe, expect, it } from '@jest/globals';
import { Failure } from '../../backend/failure.ts';
import { asFailure } from '../../backend/unanswered.ts';

/** An error of PostgreSQL with its SQL state, in the one that drizzle wraps around it. */
function refused(code: string, message: string): Error {
  const cause = Object.assign(new Error(message), { code });
  return new Error('Failed query: insert into "sessions" … params: +79001234567', { cause });
}

describe('asFailure', () => {
  it.each([
    ['53100', 'could not extend file "base/5/16384": No space left on device'],
    ['53200', 'out of memory'],
    ['53300', 'sorry, too many clients already'],
    ['57014', 'canceling statement due to statement timeout'],
    ['57P03', 'the database system is starting up'],
  ])(
    'asks the client to retry if the database reports %s, and logs no parameters',
    (code, message) => {
      const failure = asFailure(refused(code, message));
      expect(failure).toBeInstanceOf(Failure);
      expect(failure).toMatchObject({ code: 'unavailable', cause: message });
    },
  );

  it('leaves other errors unchanged', () => {
    const wrong = refused('23505', 'duplicate key value');
    expect(asFailure(wrong)).toBe(wrong);
  });
});

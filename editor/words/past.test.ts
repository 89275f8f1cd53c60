import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { editorMe } from '../../contract/calls/editor-people.ts';
import { PAST_TIME } from '../../contract/past-time.ts';
import { send } from '../calls/send.ts';
import { pastFault } from './past.ts';

describe('a planned time', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('must be in the future', () => {
    const now = new Date('2026-11-25T12:00:00Z');
    expect(pastFault('2026-11-25T11:59:00Z', now)).toBe(PAST_TIME);
    expect(pastFault('2026-11-25T12:01:00Z', now)).toBeUndefined();
    expect(pastFault(null, now)).toBeUndefined();
    expect(pastFault('', now)).toBeUndefined();
  });

  it('is compared with the time of the server, whatever this computer says', async () => {
    const hoursFromHere = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const answer = (headers: Record<string, string>) =>
      jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}, { headers }));
    answer({ date: new Date(hoursFromHere(-24)).toUTCString() });
    await send(editorMe, {});
    expect(pastFault(hoursFromHere(-23))).toBeUndefined();
    answer({});
    await send(editorMe, {});
    expect(pastFault(hoursFromHere(-23))).toBeUndefined();
    answer({ date: new Date(hoursFromHere(24)).toUTCString() });
    await send(editorMe, {});
    expect(pastFault(hoursFromHere(23))).toBe(PAST_TIME);
  });
});

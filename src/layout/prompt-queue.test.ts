import { describe, expect, it } from '@jest/globals';
import { isDue, turnOf, type Prompt } from './prompt-queue.ts';

const open = (...prompts: Prompt[]) => new Set(prompts);

describe('the current prompt', () => {
  it('is none when nothing is open', () => {
    expect(turnOf(open())).toBeNull();
  });

  it('is one at a time, starting with the one that only the visitor can settle', () => {
    expect(turnOf(open('city', 'consent'))).toBe('consent');
    expect(turnOf(open('consent'))).toBe('consent');
  });

  it('moves on once a prompt is answered or dismissed', () => {
    expect(turnOf(open('city'))).toBe('city');
  });
});

describe('when a prompt is due', () => {
  const telephone = { height: 740, page: 3_000, since: null };

  it('waits on the first screen, whatever it shows', () => {
    expect(isDue({ ...telephone, at: 0 })).toBe(false);
    expect(isDue({ ...telephone, at: 100 })).toBe(false);
  });

  it('appears once the visitor scrolls down, and disappears when they return to the top', () => {
    expect(isDue({ ...telephone, at: 185 })).toBe(true);
    expect(isDue({ ...telephone, at: 2_000 })).toBe(true);
    expect(isDue({ ...telephone, at: 20 })).toBe(false);
  });

  it('appears at the end of a page that is barely longer than the window', () => {
    expect(isDue({ ...telephone, page: 800, at: 0 })).toBe(false);
    expect(isDue({ ...telephone, page: 800, at: 60 })).toBe(true);
    expect(isDue({ ...telephone, page: 740, at: 0 })).toBe(true);
    expect(isDue({ ...telephone, page: 700, at: 0 })).toBe(true);
  });

  it('waits for further scrolling after an answer', () => {
    expect(isDue({ ...telephone, at: 1_000, since: 1_000 })).toBe(false);
    expect(isDue({ ...telephone, at: 1_100, since: 1_000 })).toBe(false);
    expect(isDue({ ...telephone, at: 1_185, since: 1_000 })).toBe(true);
    expect(isDue({ ...telephone, at: 800, since: 1_000 })).toBe(true);
  });

  it('waits for another page after an answer on one that does not scroll', () => {
    for (const page of [740, 700]) {
      expect(isDue({ ...telephone, page, at: 0, since: 0 })).toBe(false);
    }
    expect(isDue({ ...telephone, at: 185, since: 0 })).toBe(true);
  });

  it('treats a fractional scroll position near the end as the end', () => {
    expect(isDue({ ...telephone, page: 800, at: 59.4 })).toBe(true);
  });
});

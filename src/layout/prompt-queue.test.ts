import { describe, expect, it } from '@jest/globals';
import { isDue, turnOf, type Prompt } from './prompt-queue.ts';

const open = (...prompts: Prompt[]) => new Set(prompts);

describe('whose turn it is', () => {
  it('is nobody’s where nothing is open', () => {
    expect(turnOf(open())).toBeNull();
  });

  it('is one at a time, the question that only the visitor can settle first', () => {
    expect(turnOf(open('city', 'consent'))).toBe('consent');
    expect(turnOf(open('consent'))).toBe('consent');
  });

  it('is the next one’s once that is answered or put away', () => {
    expect(turnOf(open('city'))).toBe('city');
  });
});

describe('when a prompt is due', () => {
  const telephone = { height: 740, page: 3_000, since: null };

  it('waits on the first screen, whatever stands there', () => {
    expect(isDue({ ...telephone, at: 0 })).toBe(false);
    expect(isDue({ ...telephone, at: 100 })).toBe(false);
  });

  it('comes once the visitor reads on, and goes when he is back at the top', () => {
    expect(isDue({ ...telephone, at: 185 })).toBe(true);
    expect(isDue({ ...telephone, at: 2_000 })).toBe(true);
    expect(isDue({ ...telephone, at: 20 })).toBe(false);
  });

  it('comes at the end of a page that is hardly longer than the window', () => {
    expect(isDue({ ...telephone, page: 800, at: 0 })).toBe(false);
    expect(isDue({ ...telephone, page: 800, at: 60 })).toBe(true);
    expect(isDue({ ...telephone, page: 740, at: 0 })).toBe(true);
    expect(isDue({ ...telephone, page: 700, at: 0 })).toBe(true);
  });

  it('leaves the visitor alone for a while after an answer', () => {
    expect(isDue({ ...telephone, at: 1_000, since: 1_000 })).toBe(false);
    expect(isDue({ ...telephone, at: 1_100, since: 1_000 })).toBe(false);
    expect(isDue({ ...telephone, at: 1_185, since: 1_000 })).toBe(true);
    expect(isDue({ ...telephone, at: 800, since: 1_000 })).toBe(true);
  });

  it('counts a place between two pixels as the end', () => {
    expect(isDue({ ...telephone, page: 800, at: 59.4 })).toBe(true);
  });
});

import { describe, expect, it } from '@jest/globals';
import { exampleWebinar } from '../../../../tests/examples/webinar.ts';
import { parted, standingAt } from './standing.ts';

const at = (time: string) => Date.parse(`2026-11-28T${time}:00.000Z`);

describe('standingAt', () => {
  it.each([
    ['15:44', 'upcoming'],
    ['15:45', 'soon'],
    ['16:00', 'running'],
    ['16:59', 'running'],
    ['17:00', 'past'],
  ])('at %s a webinar of 16:00 is %s', (time, standing) => {
    expect(standingAt(at(time), exampleWebinar)).toBe(standing);
  });
});

describe('parted', () => {
  it('puts the next upcoming webinar and the latest past one first', () => {
    const on = (id: number, day: string) => ({
      ...exampleWebinar,
      id,
      starts_at: `2026-${day}T16:00:00.000Z`,
    });
    const { coming, past } = parted(
      [on(1, '12-20'), on(2, '11-29'), on(3, '10-01'), on(4, '11-01')],
      at('12:00'),
    );
    expect(coming.map(({ id }) => id)).toEqual([2, 1]);
    expect(past.map(({ id }) => id)).toEqual([4, 3]);
  });
});

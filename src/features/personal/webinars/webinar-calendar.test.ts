import { describe, expect, it } from '@jest/globals';
import { exampleWebinar } from '../../../../tests/examples/webinar.ts';
import { webinarFile } from './webinar-calendar.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

describe('webinarFile', () => {
  it('contains the time, the duration and a reminder an hour before', () => {
    const file = webinarFile(exampleWebinar, 'https://yasno.example', NOW);
    expect(file).toContain('DTSTART:20261128T160000Z');
    expect(file).toContain('DTEND:20261128T170000Z');
    expect(file).toContain('TRIGGER:-PT1H');
    expect(file).toContain('LOCATION:https://yasno.example/personal/webinars/');
  });

  it('contains the link to the talk once it is known', () => {
    const known = { ...exampleWebinar, url: 'https://live.example/7' };
    expect(webinarFile(known, 'https://yasno.example', NOW)).toContain(
      'LOCATION:https://live.example/7',
    );
  });
});

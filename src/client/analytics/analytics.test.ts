import { describe, expect, it } from '@jest/globals';
import { createAnalytics, type AnalyticsEvent } from './analytics.ts';

const page = (url: string): AnalyticsEvent => ({ event: 'page', url, referrer: '' });

describe('createAnalytics', () => {
  it('sends queued events in order once the visitor agrees, and later ones directly', () => {
    const { track, allow } = createAnalytics();
    const sent: AnalyticsEvent[] = [];
    track(page('/a/'));
    track(page('/b/'));
    expect(sent).toEqual([]);
    allow((event) => sent.push(event));
    track(page('/c/'));
    expect(sent).toEqual([page('/a/'), page('/b/'), page('/c/')]);
  });

  it('drops queued events when the visitor refuses, even if they agree later', () => {
    const { track, allow, refuse } = createAnalytics();
    const sent: AnalyticsEvent[] = [];
    track(page('/a/'));
    refuse();
    track(page('/b/'));
    allow((event) => sent.push(event));
    track(page('/c/'));
    expect(sent).toEqual([page('/c/')]);
  });

  it('stops when consent is withdrawn', () => {
    const { track, allow, refuse } = createAnalytics();
    const sent: AnalyticsEvent[] = [];
    allow((event) => sent.push(event));
    refuse();
    track(page('/a/'));
    expect(sent).toEqual([]);
  });

  it('keeps only the last fifty events', () => {
    const { track, allow } = createAnalytics();
    const sent: AnalyticsEvent[] = [];
    for (let number = 1; number <= 60; number += 1) track(page(`/${number}/`));
    allow((event) => sent.push(event));
    expect(sent).toHaveLength(50);
    expect(sent[0]).toEqual(page('/11/'));
    expect(sent.at(-1)).toEqual(page('/60/'));
  });
});

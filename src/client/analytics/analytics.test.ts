import { describe, expect, it } from '@jest/globals';
import { createAnalytics, type AnalyticsEvent } from './analytics.ts';

const page = (url: string): AnalyticsEvent => ({ event: 'page', url, referrer: '' });

describe('createAnalytics', () => {
  it('sends what waited, in order, once the visitor agrees, and what comes after', () => {
    const { track, allow } = createAnalytics();
    const sent: AnalyticsEvent[] = [];
    track(page('/a/'));
    track(page('/b/'));
    expect(sent).toEqual([]);
    allow((event) => sent.push(event));
    track(page('/c/'));
    expect(sent).toEqual([page('/a/'), page('/b/'), page('/c/')]);
  });

  it('forgets what waited when the visitor refuses, also for a later yes', () => {
    const { track, allow, refuse } = createAnalytics();
    const sent: AnalyticsEvent[] = [];
    track(page('/a/'));
    refuse();
    track(page('/b/'));
    allow((event) => sent.push(event));
    track(page('/c/'));
    expect(sent).toEqual([page('/c/')]);
  });

  it('stops when a yes is taken back', () => {
    const { track, allow, refuse } = createAnalytics();
    const sent: AnalyticsEvent[] = [];
    allow((event) => sent.push(event));
    refuse();
    track(page('/a/'));
    expect(sent).toEqual([]);
  });

  it('keeps the last fifty and no more', () => {
    const { track, allow } = createAnalytics();
    const sent: AnalyticsEvent[] = [];
    for (let number = 1; number <= 60; number += 1) track(page(`/${number}/`));
    allow((event) => sent.push(event));
    expect(sent).toHaveLength(50);
    expect(sent[0]).toEqual(page('/11/'));
    expect(sent.at(-1)).toEqual(page('/60/'));
  });
});

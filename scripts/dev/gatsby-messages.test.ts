import { describe, expect, it } from '@jest/globals';
import { gatsbyListener } from './gatsby-messages.ts';

const said = (type: string, payload: unknown) => ({
  type: 'LOG_ACTION',
  action: { type, payload },
});
const starts = (id: string, text: string) => said('ACTIVITY_START', { id, text });
const ends = (id: string, duration: number, status = 'SUCCESS') =>
  said('ACTIVITY_END', { id, status, duration });

describe('gatsbyListener', () => {
  it('is ready at the end of the first bundle, and reports every later one', () => {
    const hear = gatsbyListener();
    hear(starts('webpack-develop', 'Building development bundle'));
    expect(hear(ends('webpack-develop', 8))).toEqual({ kind: 'ready' });
    hear(starts('webpack-develop', 'Re-building development bundle'));
    expect(hear(ends('webpack-develop', 0.3))).toEqual({ kind: 'rebuilt' });
    expect(hear(ends('webpack-develop', 0.3, 'FAILED'))).toBeNull();
  });

  it('has a line for the long steps of a start', () => {
    const hear = gatsbyListener();
    hear(starts('1', 'pulling content'));
    hear(starts('2', 'load plugins'));
    expect(hear(ends('1', 3.21))).toEqual({ kind: 'line', text: '  pulling content (3.2 s)' });
    expect(hear(ends('2', 0.1))).toBeNull();
    hear(ends('webpack-develop', 8));
    expect(hear(ends('1', 3.21))).toBeNull();
  });

  it('forwards errors with their location', () => {
    const hear = gatsbyListener();
    const error = { level: 'ERROR', text: '\nUnexpected token\n' };
    expect(hear(said('LOG', error))).toEqual({ kind: 'line', text: 'Unexpected token' });
    const placed = { ...error, filePath: 'src/a.tsx', location: { start: { line: 3 } } };
    expect(hear(said('LOG', placed))).toEqual({
      kind: 'line',
      text: 'Unexpected token (src/a.tsx:3)',
    });
  });

  it.each([
    null,
    'text',
    { type: 'HEARTBEAT' },
    said('LOG', { level: 'INFO', text: 'hello' }),
    said('SET_STATUS', 'SUCCESS'),
    said('ACTIVITY_END', { id: 3 }),
  ])('ignores %j', (message) => {
    expect(gatsbyListener()(message)).toBeNull();
  });
});

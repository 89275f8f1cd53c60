/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { failure, type Result } from '../../client/calls/result.ts';

const mockCall = jest.fn<() => Promise<Result<never>>>();
jest.mock('../../client/calls/browser-call.ts', () => ({ browserCall: () => mockCall() }));

const { useSurvey } = jest.requireActual<typeof import('./use-survey.ts')>('./use-survey.ts');

function Page() {
  const [box, shown] = useSurvey('poll');
  const isFailed = shown.state === 'failed';
  return (
    <div ref={box}>
      {isFailed && <p>{shown.text}</p>}
      {isFailed && shown.retry && <button type="button">Ещё раз</button>}
    </div>
  );
}

const refused = (code: 'not_found' | 'upstream', description: string) =>
  mockCall.mockResolvedValue(failure({ code, description, call: 'any', reason: '' }));

afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['is not offered again when an editor has removed it', 'not_found', 0],
  ['is offered again after a failure', 'upstream', 1],
] as const)('a poll %s', async (_what, code, buttons) => {
  jest.useFakeTimers();
  refused(code, 'Опрос не\u00a0найден');
  render(<Page />);
  await act(() => jest.runAllTimersAsync());
  expect(screen.getByText('Опрос не найден')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toHaveLength(buttons);
});

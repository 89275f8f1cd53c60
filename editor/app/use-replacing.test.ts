/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import type { NotificationPayload } from 'react-admin';
import { publications } from '../publishing/publication.ts';
import { useReplacing } from './use-replacing.ts';

jest.mock('../calls/send.ts', () => ({}));

type Told = Pick<NotificationPayload, 'message' | 'type'>;

const FAILED: Told = { message: 'Не\u00a0сохранено', type: 'error' };
const OTHER: Told = { message: 'Нет связи', type: 'error' };
const DONE: Told = { message: 'Сохранено', type: 'success' };

function notices() {
  const { result } = renderHook(() => {
    const [waiting, setWaiting] = useState<Told[]>([]);
    const tell = (told: Told) => setWaiting((now) => [...now, told]);
    return { waiting, ...useReplacing(tell, setWaiting) };
  });
  return {
    tell: (...told: Told[]) => act(() => told.forEach(result.current.add)),
    now: () => result.current,
  };
}

beforeEach(() => {
  publications.last = null;
});

it('forgets failures when it has worked, also the one that is shown', () => {
  const { tell, now } = notices();
  tell(FAILED, OTHER);
  const { turn } = now();
  tell(DONE);
  expect(now().waiting).toEqual([DONE]);
  expect(now().turn).not.toBe(turn);
});

it('forgets failures when a publication begins, but not those during it', async () => {
  const { tell, now } = notices();
  tell(FAILED);
  const begun = { revision: 7, collection: null, id: null, told: null, isOver: false };
  await act(async () => {
    publications.last = begun;
  });
  expect(now().waiting).toEqual([]);
  tell(OTHER);
  await act(async () => {
    publications.last = { ...begun, isOver: true };
  });
  expect(now().waiting).toEqual([OTHER]);
});

it('keeps different messages, but a repeated one only once', () => {
  const { tell, now } = notices();
  tell(DONE, FAILED, OTHER, FAILED);
  expect(now().waiting).toEqual([DONE, OTHER, FAILED]);
  expect(now().turn).toBe(0);
});

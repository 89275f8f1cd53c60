/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import type { Uploaded } from '../../library/upload.ts';
import { extensions } from '../kept/extensions.ts';
import { htmlOut } from '../kept/html-out.ts';
import { waitingIn } from './waiting-pictures.ts';

const mockUpload = jest.fn<(file: File) => Promise<Uploaded<object>>>();
jest.mock('../../library/upload.ts', () => ({ uploadPicture: (file: File) => mockUpload(file) }));
const { useWaitingPictures } = jest.requireActual<typeof import('./use-waiting-pictures.ts')>(
  './use-waiting-pictures.ts',
);

const SRC = 'data:image/png;base64,AA==';
const stored = { stored: { src: '/media/a.png', width: 3, height: 2 } };
const away = { fault: 'Сервис временно недоступен', isAway: true };
const KEPT = `<p>раз</p><figure><img src="${SRC}" alt="а"></figure>`;

let editor: Editor;
beforeEach(() => {
  jest.useFakeTimers();
  mockUpload.mockReset();
  editor = new Editor({ extensions, content: KEPT });
});
afterEach(() => {
  editor.destroy();
  jest.useRealTimers();
});

/** A text with a picture that has just been pasted. */
async function paste() {
  const told = jest.fn();
  const { result, unmount } = renderHook(() => useWaitingPictures(told));
  await act(async () => result.current.uploadAll(editor));
  return { result, told, unmount };
}
const text = () => htmlOut(editor.state.doc);

describe('a pasted picture', () => {
  it.each([
    ['the network is back', () => void window.dispatchEvent(new Event('online'))],
    ['a while has passed', () => void jest.advanceTimersByTime(10_000)],
  ])(
    'stays in the text while the server is unavailable, and is uploaded once %s',
    async (_when, then) => {
      mockUpload.mockResolvedValueOnce(away).mockResolvedValueOnce(away).mockResolvedValue(stored);
      const { result, told } = await paste();
      expect(text()).toBe(KEPT);
      expect(result.current.isDone).toBe(false);
      expect(result.current.stuck).toMatch(/осталась в\u00a0тексте/);
      await act(async () => then());
      expect(text()).toBe(KEPT);
      await act(async () => then());
      expect(waitingIn(editor.state.doc)).toEqual([]);
      expect([mockUpload.mock.calls.length, result.current.stuck]).toEqual([3, null]);
      expect(result.current.isDone).toBe(true);
      expect(told).not.toHaveBeenCalled();
    },
  );

  it('is retried on request', async () => {
    mockUpload.mockResolvedValueOnce(away).mockResolvedValue(stored);
    const { result } = await paste();
    await act(async () => result.current.tryAgain());
    expect(waitingIn(editor.state.doc)).toEqual([]);
  });

  it('is not retried once it is removed or the editor is closed', async () => {
    mockUpload.mockResolvedValue(away);
    const { result, told } = await paste();
    act(() => void editor.commands.setContent('<p>раз</p>'));
    await act(async () => result.current.tryAgain());
    expect([mockUpload.mock.calls.length, result.current.stuck]).toEqual([1, null]);
    act(() => void editor.commands.setContent(KEPT));
    await act(async () => result.current.uploadAll(editor));
    expect(mockUpload).toHaveBeenCalledTimes(2);
    editor.destroy();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(mockUpload).toHaveBeenCalledTimes(2);
    expect(told).not.toHaveBeenCalled();
  });

  it('is removed from the text, with a reason, when it is refused', async () => {
    mockUpload.mockResolvedValue({ fault: 'Это не\u00a0картинка' });
    const { result, told } = await paste();
    expect(text()).toBe('<p>раз</p>');
    expect(result.current.isDone).toBe(false);
    expect(told).toHaveBeenCalledWith(['Это не\u00a0картинка']);
    expect(result.current.stuck).toBeNull();
  });
});

/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';

jest.mock('../app/may-write.ts', () => ({ useMayWrite: () => true }));
let mockRefuse: (notes: readonly string[]) => void;
jest.mock('./paste/use-waiting-pictures.ts', () => ({
  useWaitingPictures: (refuse: typeof mockRefuse) => {
    mockRefuse = refuse;
    return { part: null, stuck: null, tryAgain: null, uploadAll: () => undefined, addressOf: null };
  },
}));

const { useTextEditor } =
  jest.requireActual<typeof import('./use-text-editor.ts')>('./use-text-editor.ts');

it('notes what the last paste has lost, and not those before it', () => {
  const options = { value: '', onChange: () => undefined, labelId: 'a', described: {}, max: 100 };
  const { result } = renderHook(() => useTextEditor(options));
  const paste = (html: string, plain = '') => {
    const texts: Readonly<Record<string, string>> = { 'text/html': html, 'text/plain': plain };
    const clipboardData = { files: [], getData: (kind: string) => texts[kind] ?? '' };
    const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData });
    act(() => void result.current.editor.view.dom.dispatchEvent(event));
  };
  paste('<p>раз</p><img src="https://x.ru/a.png">');
  expect(result.current.notes).toEqual([expect.stringMatching(/с\u00a0другого сайта/)]);
  paste('<p>два</p>');
  expect(result.current.notes).toEqual([]);

  paste('', 'а'.repeat(300));
  expect(result.current.notes).toHaveLength(1);
  // What an upload has refused was not pasted with this text.
  act(() => mockRefuse(['Файл слишком большой']));
  paste('', 'три');
  expect(result.current.notes).toEqual(['Файл слишком большой']);
  act(() => result.current.forgetNotes());
  expect(result.current.notes).toEqual([]);
});

it('lets Tab leave a table and a list after Escape, and only then', () => {
  const row = '<tr><td>а</td></tr>';
  const value = `<table><tbody>${row}</tbody></table>`;
  const onChange = jest.fn();
  const options = { value, onChange, labelId: 'a', described: {}, max: 100 };
  const { result } = renderHook(() => useTextEditor(options));
  const { editor } = result.current;
  /** @returns whether the browser moves the focus. */
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    act(() => void editor.view.dom.dispatchEvent(event));
    return !event.defaultPrevented;
  };
  act(() => void editor.commands.setTextSelection(7));
  onChange.mockClear();
  press('Escape');
  press('Shift');
  expect(press('Tab')).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
  expect(result.current.isLeaving).toBe(true);

  // Another key, or another visit, makes Tab one of the table again.
  act(() => void editor.view.dom.dispatchEvent(new FocusEvent('blur')));
  expect(result.current.isLeaving).toBe(false);
  press('Escape');
  press('Control');
  expect(press('Tab')).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('leaves Ctrl+Enter to the screen, which publishes by it, and breaks a line by Shift+Enter', () => {
  const onChange = jest.fn();
  const options = { value: '<p>раз</p>', onChange, labelId: 'a', described: {}, max: 100 };
  const { result } = renderHook(() => useTextEditor(options));
  const { editor } = result.current;
  const press = (held: Readonly<KeyboardEventInit>) => {
    const event = new KeyboardEvent('keydown', {
      ...{ key: 'Enter', keyCode: 13, bubbles: true, cancelable: true },
      ...held,
    });
    act(() => void editor.view.dom.dispatchEvent(event));
    return event.defaultPrevented;
  };
  act(() => void editor.commands.setTextSelection(4));
  onChange.mockClear();
  expect(press({ ctrlKey: true })).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
  expect(press({ shiftKey: true })).toBe(true);
  expect(onChange).toHaveBeenLastCalledWith('<p>раз<br></p>');
});

it.each([
  ['<p>раз</p>', '<p>до раз!</p>', '<p>до раз</p>'],
  ['<p>раз</p><p>раз</p>', '<p>раз!</p><p>раз</p><p>раз</p>', '<p>раз</p><p>раз</p><p>раз</p>'],
  [
    '<p>раз</p>',
    '<ul><li><p>сто</p></li></ul><p>раз!</p>',
    '<ul><li><p>сто</p></li></ul><p>раз</p>',
  ],
])(
  'takes back by Ctrl+Z what was typed here, not what a colleague has saved: %s, %s',
  (value, merged, left) => {
    const onChange = jest.fn();
    const options = { onChange, labelId: 'a', described: {}, max: 100 };
    const { result, rerender } = renderHook(
      (props: { value: string }) => useTextEditor({ ...options, ...props }),
      {
        initialProps: { value },
      },
    );
    const { editor } = result.current;
    act(() => void editor.commands.insertContentAt(4, '!'));
    onChange.mockClear();
    rerender({ value: merged });
    expect(editor.getHTML()).toBe(merged);
    expect(onChange).not.toHaveBeenCalled();
    act(() => void editor.commands.undo());
    expect(onChange).toHaveBeenLastCalledWith(left);
    act(() => void editor.commands.redo());
    expect(editor.getHTML()).toBe(merged);
  },
);

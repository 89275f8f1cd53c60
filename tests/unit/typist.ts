type Told = { inputType: string; data?: string | null };

/**
 * Types into a field as browsers and phone keyboards do: with the events that each of them sends,
 * in order, and with the browser's default action unless it is prevented.
 */
export function typist(field: HTMLInputElement) {
  const caret = () => [field.selectionStart ?? 0, field.selectionEnd ?? 0] as const;
  const tell = (type: string, told: Told) =>
    field.dispatchEvent(
      new InputEvent(type, { bubbles: true, cancelable: type === 'beforeinput', ...told }),
    );
  /** The browser's default action: changes the text without an event. */
  const put = (text: string, from: number, to: number) => {
    field.setRangeText(text, from, to, 'end');
  };
  const write = (told: Told, text: string) => {
    if (!tell('beforeinput', told)) return;
    put(text, ...caret());
    tell('input', told);
  };
  return {
    /** A keyboard that reports what it writes. */
    key: (sign: string) => write({ inputType: 'insertText', data: sign }, sign),
    /** One that reports writing but not the text. */
    wordlessKey: (sign: string) => write({ inputType: 'insertText', data: null }, sign),
    /** One that only reports a change afterwards. */
    silentKey(sign: string) {
      put(sign, ...caret());
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** Composed characters, as in words, committed together. */
    composed(text: string) {
      const [from, to] = caret();
      field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      for (let end = 1; end <= text.length; end += 1) {
        const told = { inputType: 'insertCompositionText', data: text.slice(0, end) };
        tell('beforeinput', told);
        put(told.data, from, end === 1 ? to : from + end - 1);
        tell('input', told);
      }
      const told = { bubbles: true, data: text };
      field.dispatchEvent(new CompositionEvent('compositionend', told));
    },
    paste: (text: string) => write({ inputType: 'insertFromPaste', data: text }, text),
    /** The browser's autofill replaces everything. */
    autofill(text: string) {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    backspace() {
      if (!tell('beforeinput', { inputType: 'deleteContentBackward' })) return;
      const [from, to] = caret();
      put('', from === to ? Math.max(0, from - 1) : from, to);
      tell('input', { inputType: 'deleteContentBackward' });
    },
    delete() {
      if (!tell('beforeinput', { inputType: 'deleteContentForward' })) return;
      const [from, to] = caret();
      put('', from, from === to ? to + 1 : to);
      tell('input', { inputType: 'deleteContentForward' });
    },
    select: (from: number, to = from) => field.setSelectionRange(from, to),
    selectAll: () => field.setSelectionRange(0, field.value.length),
  };
}

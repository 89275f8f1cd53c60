type Told = { inputType: string; data?: string | null };

/**
 * Types into a field as browsers and the keyboards of phones do: with the events each of them sends
 * and in their order, and with what the browser does itself where nobody stops it.
 */
export function typist(field: HTMLInputElement) {
  const caret = () => [field.selectionStart ?? 0, field.selectionEnd ?? 0] as const;
  const tell = (type: string, told: Told) =>
    field.dispatchEvent(
      new InputEvent(type, { bubbles: true, cancelable: type === 'beforeinput', ...told }),
    );
  /** The browser's own part: a change of the text without a word to anybody. */
  const put = (text: string, from: number, to: number) => {
    field.setRangeText(text, from, to, 'end');
  };
  const write = (told: Told, text: string) => {
    if (!tell('beforeinput', told)) return;
    put(text, ...caret());
    tell('input', told);
  };
  return {
    /** A keyboard that says what it writes. */
    key: (sign: string) => write({ inputType: 'insertText', data: sign }, sign),
    /** One that says that it writes, and not what. */
    wordlessKey: (sign: string) => write({ inputType: 'insertText', data: null }, sign),
    /** One that only tells afterwards that something has changed. */
    silentKey(sign: string) {
      put(sign, ...caret());
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** Signs that are composed, as words are, and given over together. */
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
    /** What a browser offers replaces everything. */
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

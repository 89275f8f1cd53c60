import {
  maskitoTransform,
  maskitoUpdateElement,
  type MaskitoOptions,
  type MaskitoPlugin,
} from '@maskito/core';
import { isWholePhone, phoneDigits } from '../../config/phone.ts';
import { shownInField, type Typed } from './phone-shown.ts';

/**
 * Some phone keyboards do not announce what they are about to insert. Then nothing is predicted,
 * and the resulting content counts.
 */
const wordless: MaskitoPlugin = (element) => {
  const listener = (event: InputEvent) => {
    if (event.inputType.startsWith('insert') && event.data === null) {
      event.stopImmediatePropagation();
    }
  };
  element.addEventListener('beforeinput', listener);
  return () => element.removeEventListener('beforeinput', listener);
};

/** The mask loads late: what has been typed before is formatted with its caret, unlike by Maskito's own plugin. */
const formatted: MaskitoPlugin = (element, options) => {
  const { value, selectionStart, selectionEnd } = element;
  const selection = [selectionStart ?? value.length, selectionEnd ?? value.length] as const;
  maskitoUpdateElement(element, maskitoTransform({ value, selection }, options));
};

/** The end of «+7» if the field starts with the code; otherwise 0. */
const codeEnd = (value: string) => (value.startsWith('+7') ? 2 : 0);

/** The inserted text and its position. */
function writing(field: Typed, data: string): { elementState: Typed; data: string } {
  const { value, selection } = field;
  const [from, to] = selection;
  // A complete number, as when pasted, replaces the content wherever it is inserted.
  if (isWholePhone(phoneDigits(data))) {
    return { elementState: { value: '', selection: [0, 0] }, data };
  }
  const inCode = codeEnd(value) > 0 && to <= 1;
  // Nothing can be inserted inside the code, which already has its plus sign.
  if (inCode && (to === 1 || data === '+')) {
    return { elementState: { value, selection: [to, to] }, data: '' };
  }
  return { elementState: { value, selection: [from, to] }, data };
}

/** The deleted range: separators are deleted together with the adjacent digit. */
function deleting({ value, selection: [from, to] }: Typed, forward: boolean): Typed {
  // The plus sign is deleted together with the code.
  if (!forward && value === '+7') return { value, selection: [0, to] };
  if (/[\d+]/.test(value.slice(from, to))) return { value, selection: [from, to] };
  const behind = value.slice(to).search(/\d/);
  if (forward) return { value, selection: [from, to + behind + 1] };
  const before = value.slice(0, from).search(/\d\D*$/);
  return { value, selection: [before < codeEnd(value) ? from : before, to] };
}

/**
 * A Russian number, parsed by the single rule in `contract/phone.ts`. The mask only groups digits:
 * extra digits and other country codes stay visible, and are reported on submit.
 */
export const phoneMask: MaskitoOptions = {
  mask: /^.*$/,
  preprocessors: [
    ({ elementState, data }, action) => {
      if (action === 'insert') return writing(elementState, data);
      if (action === 'validation') return { elementState };
      return { elementState: deleting(elementState, action === 'deleteForward') };
    },
  ],
  postprocessors: [shownInField],
  plugins: [wordless, formatted],
};

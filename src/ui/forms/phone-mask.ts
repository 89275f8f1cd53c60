import type { MaskitoOptions, MaskitoPlugin } from '@maskito/core';
import { isWholePhone, phoneDigits } from '../../config/phone.ts';
import { shownInField, type Typed } from './phone-shown.ts';

/**
 * Some keyboards of phones do not say what they are about to write. Then nothing is foretold, and
 * what stands in the field afterwards counts.
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

/** The end of «+7» where the code stands; 0 where none does. */
const codeEnd = (value: string) => (value.startsWith('+7') ? 2 : 0);

/** What is written, and where. */
function writing(field: Typed, data: string): { elementState: Typed; data: string } {
  const { value, selection } = field;
  const [from, to] = selection;
  // A whole number, as it is pasted, stands for itself wherever it lands.
  if (isWholePhone(phoneDigits(data))) {
    return { elementState: { value: '', selection: [0, 0] }, data };
  }
  const inCode = codeEnd(value) > 0 && to <= 1;
  // Inside the code nothing can be written, and it has its plus sign already.
  if (inCode && (to === 1 || data === '+')) {
    return { elementState: { value, selection: [to, to] }, data: '' };
  }
  return { elementState: { value, selection: [from, to] }, data };
}

/** What is deleted: what stands between digits goes with the digit next to it. */
function deleting({ value, selection: [from, to] }: Typed, forward: boolean): Typed {
  // With the code goes its plus sign.
  if (!forward && value === '+7') return { value, selection: [0, to] };
  if (/[\d+]/.test(value.slice(from, to))) return { value, selection: [from, to] };
  const behind = value.slice(to).search(/\d/);
  if (forward) return { value, selection: [from, to + behind + 1] };
  const before = value.slice(0, from).search(/\d\D*$/);
  return { value, selection: [before < codeEnd(value) ? from : before, to] };
}

/**
 * A Russian number, read by the one rule of `contract/phone.ts`. The mask only groups digits: what is
 * too much or begins with another country's code stays on the screen, and is a fault when it is sent.
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
  plugins: [wordless],
};

import type { MaskitoOptions } from '@maskito/core';

const DIGIT = /\d/;

/** +7 999 000-00-00 */
const MASK = [
  '+',
  '7',
  ' ',
  DIGIT,
  DIGIT,
  DIGIT,
  ' ',
  DIGIT,
  DIGIT,
  DIGIT,
  '-',
  DIGIT,
  DIGIT,
  '-',
  DIGIT,
  DIGIT,
];

/** A whole number as it is pasted or filled in: «8 (999) 000-00-01» is +7 999… too. */
const withoutCode = (text: string) => {
  const digits = text.replace(/\D/g, '');
  return digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : null;
};

/** A Russian number. The first 7 or 8 somebody types is the country's code. */
export const phoneMask: MaskitoOptions = {
  mask: MASK,
  preprocessors: [
    ({ elementState, data }) => {
      const pasted = withoutCode(data);
      if (pasted !== null) return { elementState, data: pasted };
      const whole = data === '' ? withoutCode(elementState.value) : null;
      if (whole !== null) return { elementState: { ...elementState, value: `+7 ${whole}` }, data };
      const first = elementState.value.replace(/\D/g, '') === '' && /^\+?[78]$/.test(data);
      return { elementState, data: first ? '+7 ' : data };
    },
  ],
};

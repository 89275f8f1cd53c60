/** Russian typesetting: one set of rules for the demonstration's texts and the editors'. */
import Typograf from 'typograf';

const typograf = new Typograf({ locale: ['ru', 'en-US'] });
// Russian typesetting puts a space in «15 %».
typograf.disableRule('common/space/delBeforePercent');
typograf.enableRule('common/nbsp/afterNumber');
// A narrow space, which some fonts lack.
typograf.disableRule('ru/nbsp/afterNumberSign');

/** «№ 5» and «15 %» stay on one line. */
const together = (text: string): string =>
  text
    .replace(/(^|[\s(«])(?:N|№)[ \u00a0]?(?=\d)/g, '$1№\u00a0')
    .replace(/(\d) (?=[%‰])/g, '$1\u00a0');

const once = (text: string) => together(typograf.execute(text));

/**
 * A text with non-breaking spaces after short words, in numbers with units and before dashes, and with
 * «ёлочки», dashes and ellipses. A typeset text does not change.
 */
export const typesetText = (text: string): string => once(once(text));

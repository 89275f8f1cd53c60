/** Russian typesetting: one set of rules for the demonstration's texts and the editors'. */
import Typograf from 'typograf';

const typograf = new Typograf({ locale: ['ru', 'en-US'] });
// Russian typesetting puts a space in «15 %».
typograf.disableRule('common/space/delBeforePercent');
typograf.enableRule('common/nbsp/afterNumber');
// A narrow space, which some fonts lack.
typograf.disableRule('ru/nbsp/afterNumberSign');

/** What may begin a line after a number: «от −6,00 / до −2,00». */
const JOINING = 'а|без|в|для|до|за|и|из|или|к|на|не|но|о|от|по|при|с|у';

/** The library knows integers only: «0,75 дптр» and «20–30 минут» would part. */
const AFTER_NUMBER = new RegExp(`(\\d) (?!(?:${JOINING})(?![а-яё]))(?=[а-яё°])`, 'g');

/** «№ 5», «15 %» and «0,4 мл» stay on one line. */
const together = (text: string): string =>
  text
    .replace(/(^|[\s(«])(?:N|№)[ \u00a0]?(?=\d)/g, '$1№\u00a0')
    .replace(/(\d) (?=[%‰])/g, '$1\u00a0')
    .replace(AFTER_NUMBER, '$1\u00a0');

const once = (text: string) => together(typograf.execute(text));

/**
 * A text with non-breaking spaces after short words, in numbers with units and before dashes, and with
 * «ёлочки», dashes and ellipses. A typeset text does not change.
 */
export const typesetText = (text: string): string => once(once(text));

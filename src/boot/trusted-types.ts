import { inertDocument } from '../client/page/inert-document.ts';

/** What no text of ours holds: it would load, run or look like something of its own. */
const FOREIGN = 'script,style,link,meta,base,iframe,frame,object,embed,template';
/** How React makes the element of a block of data; an empty script does nothing. */
const EMPTY_SCRIPT = '<script></script>';

const runs = ({ name, value }: Attr) =>
  name.startsWith('on') || name === 'srcdoc' || /^\s*javascript:/i.test(value);

/** Whether a text may become a part of the page. */
export function isHarmless(html: string): boolean {
  if (html === EMPTY_SCRIPT) return true;
  const { head, body } = inertDocument(html);
  if (head.childElementCount > 0 || body.querySelector(FOREIGN)) return false;
  return [...body.querySelectorAll('*')].every(({ attributes }) => ![...attributes].some(runs));
}

/** Whether the text of a script is a block of data: as a program it would not even begin. */
export function isData(text: string): boolean {
  try {
    return text.startsWith('{') && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/**
 * Where texts become elements, whoever does it (React, Leaflet, a script of somebody else's): those
 * that could run something are refused, and no program is made of text. Whose scripts may load is
 * said by the policy of contents alone.
 */
export function guardTexts(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isHarmless(html) ? html : null),
    createScript: (text) => (isData(text) ? text : null),
    createScriptURL: (url) => url,
  });
}

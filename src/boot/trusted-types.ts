import { inertDocument } from '../client/page/inert-document.ts';

/** Markup that none of our texts contains: it would load, run or look like something else. */
const FOREIGN = 'script,style,link,meta,base,iframe,frame,object,embed,template';
/** React creates the element of a data block this way; an empty script does nothing. */
const EMPTY_SCRIPT = '<script></script>';

const runs = ({ name, value }: Attr) =>
  name.startsWith('on') || name === 'srcdoc' || /^\s*javascript:/i.test(value);

/** Whether a string may be inserted into the page. */
export function isHarmless(html: string): boolean {
  if (html === EMPTY_SCRIPT) return true;
  const { head, body } = inertDocument(html);
  if (head.childElementCount > 0 || body.querySelector(FOREIGN)) return false;
  return [...body.querySelectorAll('*')].every(({ attributes }) => ![...attributes].some(runs));
}

/** Whether the text of a script is a data block: it would not parse as a program. */
export function isData(text: string): boolean {
  try {
    return text.startsWith('{') && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/**
 * Covers every place where strings become elements, whichever code does it (React, Leaflet, a
 * third-party script): strings that could run something are rejected, and no script is created from
 * a string. Which scripts may load is up to the content security policy alone.
 */
export function guardTexts(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isHarmless(html) ? html : null),
    createScript: (text) => (isData(text) ? text : null),
    createScriptURL: (url) => url,
  });
}

import { isPageFile } from '../../config/readable.ts';

/** Pictures that the page already shows, in the width that the browser chose. */
const pictures = () =>
  [...document.images].flatMap(({ complete, naturalWidth, currentSrc }) =>
    complete && naturalWidth > 0 ? [currentSrc] : [],
  );

const sheets = () => [...document.styleSheets].flatMap(({ href }) => href ?? []);

/** The page does not list its fonts, but the browser lists the loaded ones. */
const fonts = () =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (name.endsWith('.woff2') ? name : []));

/** Paths of the files that the page has loaded and needs to look the same. */
export function pageFiles(): string[] {
  const addresses = [...pictures(), ...sheets(), ...fonts()].map((address) => new URL(address));
  const own = addresses.filter(({ origin }) => origin === location.origin);
  return [...new Set(own.map(({ pathname }) => pathname))].filter(isPageFile);
}

import { keptFor, keptRows, staysWords } from '../../src/config/kept-data.ts';

const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** The retention terms, as the page about personal data lists them. */
export const keptTerms = `<ul>
${keptRows.map((row) => `<li><strong>${capital(row.what)}</strong> — ${keptFor(row)}.</li>`).join('\n')}
</ul>`;

/** Data that remains after a member is deleted, and why. */
export const staysTerms = `<ul>
${keptRows
  .flatMap(({ leaving }) =>
    leaving === 'gone' ? [] : [`<li>${capital(leaving.what)} — ${staysWords(leaving)}.</li>`],
  )
  .join('\n')}
</ul>`;

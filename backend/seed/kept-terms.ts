import { keptFor, keptRows, staysWords } from '../../src/config/kept-data.ts';

const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** What is kept and for how long, as the page about personal data lists it. */
export const keptTerms = `<ul>
${keptRows.map((row) => `<li><strong>${capital(row.what)}</strong> — ${keptFor(row)}.</li>`).join('\n')}
</ul>`;

/** What stays of a member who has deleted himself, and why. */
export const staysTerms = `<ul>
${keptRows
  .flatMap(({ leaving }) =>
    leaving === 'gone' ? [] : [`<li>${capital(leaving.what)} — ${staysWords(leaving)}.</li>`],
  )
  .join('\n')}
</ul>`;

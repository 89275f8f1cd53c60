import { describe, expect, it } from '@jest/globals';
import type { Content } from '../src/build/content.ts';
import { exampleContent } from '../tests/examples/content.ts';
import { exampleFootnote, exampleStaticPage, exampleTheme } from '../tests/examples/pages.ts';
import { entitiesBySource, exampleSite } from '../tests/unit/example-site.ts';
import { entityPart } from './batch.ts';
import { LastGood } from './content/last-good.ts';
import { entityChanges } from './content/rest-content.ts';
import { stage } from './stage.ts';

const note = (code: string) => `<p>Слово<sup data-footnote="${code}"></sup></p>`;

const content = exampleContent({
  staticPages: [
    exampleStaticPage(1),
    exampleStaticPage(2, { body: note('staraya') }),
    exampleStaticPage(3, { body: note('staraya') }),
  ],
  footnotes: [exampleFootnote('staraya')],
  themes: [exampleTheme(1)],
  themeDetails: [exampleTheme(1)],
});

/** Stages the difference between both contents. @returns what is refused, and the addresses of static pages. */
async function staged(next: Content) {
  const site = await exampleSite(content);
  const read = entitiesBySource(next);
  const parts = entityChanges(site.entities, read).map((change) => entityPart(change, []));
  const refusals = await stage(
    { site, lastGood: new LastGood('/nowhere'), output: new Map() },
    { parts, unreadable: [], read },
    { log: () => {}, isStopped: () => false },
  );
  const titleAt = (url: string) => site.pages.page(url)?.head.title;
  return { refused: refusals.map(({ entity, id }) => `${entity} ${id}`), titleAt };
}

const [one, two, three] = content.staticPages;
if (!one || !two || !three) throw new Error('There are no pages.');
const { alias, url } = one;
/** Each has the address of the other. */
const swapped = [
  { ...one, alias: two.alias, url: two.url },
  { ...two, alias, url },
];
const unusable = [exampleTheme(1, { redirect: 'nowhere' })];

describe('changes that only fit together', () => {
  it('are applied together', async () => {
    const { refused, titleAt } = await staged({ ...content, staticPages: [...swapped, three] });
    expect(refused).toEqual([]);
    expect(titleAt(url)).toBe(two.title);
  });

  it('are applied although something else cannot be used', async () => {
    const next = { ...content, staticPages: [...swapped, three], themeDetails: unusable };
    const { refused, titleAt } = await staged(next);
    expect(refused).toEqual(['themes 1']);
    expect([titleAt(url), titleAt(two.url)]).toEqual([two.title, one.title]);
  });

  it('are applied however many they are', async () => {
    const next = {
      ...content,
      staticPages: [one, { ...two, body: note('novaya') }, { ...three, body: note('novaya') }],
      footnotes: [{ ...exampleFootnote('novaya'), id: exampleFootnote('staraya').id }],
      themeDetails: unusable,
    };
    const { refused } = await staged(next);
    expect(refused).toEqual(['themes 1']);
  });

  it('are refused together when one of them cannot be used', async () => {
    const [first, second] = swapped;
    if (!first || !second) throw new Error('There are no pages.');
    const next = {
      ...content,
      staticPages: [first, { ...second, body: note('nikakaya') }, three],
    };
    const { refused, titleAt } = await staged(next);
    expect(refused).toEqual(['pages 1', 'pages 2']);
    expect(titleAt(url)).toBe(one.title);
  });
});

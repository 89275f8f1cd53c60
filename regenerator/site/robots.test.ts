import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newestFirst } from '../../src/config/related-articles.ts';
import type { PageFields } from '../../src/build/derive-pages.ts';
import { exampleArticle, exampleContent } from '../../tests/examples/content.ts';
import { robotFiles } from '../../src/build/robots/write-robot-files.ts';
import { Robots } from './robots.ts';

const SITE = 'https://yasno.test';
const { articlePage } = exampleContent();
const share = { src: '/pictures/share.jpg', alt: '', title: '', kicker: '', cover: null };

const moment = (day: number) => `2026-01-0${day}T00:00:00.000Z`;
const article = (id: number, day: number) =>
  exampleArticle(id, { published_on: `2026-01-0${day}`, updated_at: moment(day) });

function articlePageOf(id: number, day: number): PageFields {
  const one = article(id, day);
  const head = { title: one.title, description: '', modified: one.updated_at };
  const data = { article: one, related: [], previous: null, next: null };
  return { kind: 'article', url: one.url, head, data, share };
}

function listOf(ids: readonly number[], noindex: boolean): PageFields {
  const items = ids.map((id) => ({ id, url: article(id, 1).url }));
  const head = { title: '', description: '', ...(noindex ? { noindex } : {}) };
  // A list of a kind that is not searched for links makes no difference.
  return { kind: 'tags', url: '/tags/', head, data: { tags: items }, share } as PageFields;
}

const edits = fc.record({
  id: fc.integer({ min: 1, max: 8 }),
  day: fc.integer({ min: 1, max: 9 }),
  isGone: fc.boolean(),
  listed: fc.uniqueArray(fc.integer({ min: 1, max: 8 })),
  noindex: fc.boolean(),
  leads: fc.constantFrom('/tags/', '/articles/', '', null),
  brand: fc.constantFrom('Ясно', 'Зорко'),
});

/** A theme that leads to this address, or has a page of its own if that is empty. */
function themeOf(target: string): PageFields {
  const head = { title: '', description: '' };
  if (target === '')
    return { kind: 'theme', url: '/themes/1/', head, data: {}, share } as PageFields;
  return { kind: 'themeMoved', url: '/themes/1/', head, data: { target }, share } as PageFields;
}

it('writes the same files from updates as from the whole content', () => {
  fc.assert(
    fc.property(fc.array(edits, { minLength: 1, maxLength: 12 }), (all) => {
      const robots = new Robots(SITE);
      const files = new Map<string, string>();
      const pages = new Map<string, PageFields>();
      const articles = new Map<number, ReturnType<typeof article>>();
      const redirects = [{ from: '/old/', to: article(1, 1).url }];
      for (const { id, day, isGone, listed, noindex, leads, brand } of all) {
        const page = articlePageOf(id, day);
        const list = listOf(listed, noindex);
        const update = new Map<string, PageFields | null>([
          [page.url, isGone ? null : page],
          [list.url, list],
          ['/themes/1/', leads === null ? null : themeOf(leads)],
        ]);
        for (const [url, one] of update) {
          if (one) pages.set(url, one);
          else pages.delete(url);
        }
        if (isGone) articles.delete(id);
        else articles.set(id, article(id, day));
        const sorted = [...articles.values()].sort(newestFirst);
        const news = { pages: update, articles: sorted, articlePage, redirects, brand };
        for (const [name, text] of robots.take(news)) {
          if (text === null) files.delete(name);
          else files.set(name, text);
        }
        const whole = robotFiles({
          siteUrl: SITE,
          brand,
          pages: [...pages.values()],
          articles: sorted,
          articlePage,
          redirects,
          moved: !leads ? [] : [{ from: '/themes/1/', to: leads }],
        });
        expect(Object.fromEntries(files)).toEqual(Object.fromEntries(whole));
      }
    }),
    { numRuns: 100 },
  );
});

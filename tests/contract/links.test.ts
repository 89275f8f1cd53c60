import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as v from 'valibot';
import { footnote } from '../../contract/calls/content.ts';
import { handlers } from '../../backend/routes/handlers.ts';
import { existingAddresses, isOpen } from './addresses.ts';
import { onEveryEngine } from './site.ts';
import { requiredNames } from './parameters.ts';

/** Calls without parameters: together they return all content. */
const calls = handlers
  .map((handler) => handler.call)
  .filter((call) => call.content && requiredNames(call).length === 0);

/** Every text of a response with the name of its field. */
function* textsOf(value: unknown, name = ''): Generator<{ name: string; text: string }> {
  if (typeof value === 'string') yield { name, text: value };
  if (Array.isArray(value)) for (const item of value) yield* textsOf(item, name);
  if (v.is(v.record(v.string(), v.unknown()), value) && !Array.isArray(value)) {
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, key);
  }
}

const hrefsOf = (text: string) =>
  [...text.matchAll(/<a\b[^>]*?\bhref=("[^"]*"|'[^']*'|[^\s>]*)/g)].map(([, quoted = '']) =>
    quoted.replace(/^["']|["']$/g, ''),
  );

onEveryEngine((site) => {
  let existing: Set<string>;
  const texts: { name: string; text: string }[] = [];
  before(async () => {
    existing = await existingAddresses(site());
    for (const call of calls) {
      const reply: unknown = await (await site().ask(call, { count: 500 })).json();
      texts.push(...textsOf(reply));
    }
  });

  test('every link in the written HTML leads to an existing page', () => {
    const hrefs = texts.flatMap(({ text }) => hrefsOf(text));
    assert.ok(hrefs.filter((href) => href.startsWith('/')).length > 100);
    const broken = hrefs.filter((href) =>
      href.startsWith('/')
        ? !isOpen(href, existing)
        : !/^(?:https?:\/\/|mailto:|tel:)\S+$/.test(href),
    );
    assert.deepEqual([...new Set(broken)], []);
  });

  test('every address field leads to an existing page', () => {
    const urls = texts.filter(({ name }) => name === 'url' || name === 'redirect');
    assert.ok(urls.length > 300);
    const broken = urls.filter(({ text }) =>
      text.startsWith('/') ? !isOpen(text, existing) : !/^https?:\/\/\S+$/.test(text),
    );
    assert.deepEqual([...new Set(broken.map(({ text }) => text))], []);
  });

  test('the written HTML uses only allowed elements and no scripts', () => {
    const allowed = new Set(
      'h2 h3 p ul ol li blockquote strong em sup a table thead tbody tr th td caption figure img figcaption'.split(
        ' ',
      ),
    );
    for (const { name, text } of texts.filter((entry) => /<[a-z]/i.test(entry.text))) {
      const used = [...text.matchAll(/<\/?([a-z][\w-]*)/gi)].map(([, element = '']) => element);
      const foreign = used.filter((element) => !allowed.has(element));
      assert.deepEqual(foreign, [], `${name}: ${text.slice(0, 80)}`);
      assert.doesNotMatch(text, /\son\w+=|javascript:/i, name);
    }
  });

  test('every cited footnote exists, and every footnote is cited', async () => {
    const pointed = texts.flatMap(({ text }) =>
      [...text.matchAll(/data-footnote="([^"]*)"/g)].map(([, code = '']) => code),
    );
    const { items } = await site().result(footnote, {});
    const written = items.map(({ code }) => code);
    assert.deepEqual([...new Set(pointed)].toSorted(), written.toSorted());
  });

  test('every picture is named after its content', () => {
    const pictures = texts.filter(({ name }) => name === 'src');
    assert.ok(pictures.length > 100);
    for (const { text } of pictures) assert.match(text, /^\/media\/[a-z0-9-]+-[0-9a-f]{12}\.png$/);
  });
});

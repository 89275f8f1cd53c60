/** Any search input yields a search result, never a server error. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { searchContent } from '../../contract/calls/search.ts';
import { holds } from '../fuzz/property.ts';
import { onEveryEngine } from './site.ts';

/** Syntax of the database's query language, of SQL and of patterns. */
const OPERATORS = fc.constantFrom(
  ...['"', "'", '\\', '!', '&', '|', '(', ')', '<->', '<0>', ':*', ':A', '-', '--', '%', '_', '*'],
  ...['«', '»', '$1', ';', '/*', '{', '[', '\u0000', '\u0001', '\u202e', '\ud800', '😀', '\u00a0'],
  ...['линзы', 'астегматизм', 'fcnbu', 'и', '8,6', '-0,75', 'dk/t', 'a@b.ru', 'https://x.y/z?q=1'],
);
const query = fc.oneof(
  fc.array(OPERATORS, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(OPERATORS, { maxLength: 30 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('я'.repeat(10_000), 'a'.repeat(499), '"'.repeat(500), '('.repeat(400), '-'),
);
const kind = fc.constantFrom(undefined, 'faq', 'product', '', 'каша', "'");

onEveryEngine((site) => {
  test('no query causes a server error, and the response repeats the query as it was sent', async () => {
    await holds(
      { name: 'search', seed: 20_261_123, all: 2_000, short: 120 },
      fc.asyncProperty(query, kind, async (typed, wanted) => {
        const params = new URLSearchParams({
          query: typed,
          ...(wanted !== undefined && { kind: wanted }),
        });
        const reply = await site().get(`${searchContent.path}?${params}`);
        assert.equal(reply.status, 200);
        const { result } = (await reply.json()) as { result: { query: string; total: number } };
        // Unstorable characters are replaced before any call sees them, and overlong text is cut.
        const sent = new URLSearchParams(params).get('query') ?? '';
        const readable = sent.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '\ufffd');
        assert.equal(result.query, readable.slice(0, 500));
        assert.ok(result.total >= 0);
      }),
    );
  });

  test('a query that is too long is never cut inside a character', async () => {
    const start = `${'линзы '.repeat(83)}л`;
    const found = await site().result(searchContent, { query: `${start}😀😀` });
    // Half a character cannot be in a URL: the page of results links to its groups.
    assert.equal(found.query, start);
    assert.doesNotThrow(() => encodeURIComponent(found.query));
  });
});

import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { html, picture, text } from '../../contract/fields.ts';
import { exampleProduct } from '../../tests/examples/content.ts';
import { examplePicture } from '../../tests/examples/parts.ts';
import { product } from '../../contract/schemas/product.ts';
import { mapMarked } from './marked-fields.ts';

const schema = v.object({
  title: text,
  body: html,
  note: v.nullable(html),
  aside: v.optional(html),
  cover: picture,
  parts: v.pipe(v.array(v.object({ body: html, title: text })), v.minLength(1)),
  pair: v.optional(v.nullable(v.object({ deep: v.array(html) }))),
});

const value = {
  title: 'a',
  body: 'b',
  note: 'c',
  aside: 'd',
  cover: examplePicture(),
  parts: [{ body: 'e', title: 'f' }],
  pair: { deep: ['g', 'h'] },
};

describe('mapMarked', () => {
  it('visits every marked field, however it is wrapped, and nothing else', () => {
    const visited: [string, unknown, string][] = [];
    const copy = mapMarked(schema, value, (...found) => {
      visited.push(found);
      return found[1];
    });
    expect(visited).toEqual([
      ['html', 'b', 'body'],
      ['html', 'c', 'note'],
      ['html', 'd', 'aside'],
      ['picture', examplePicture(), 'cover'],
      ['html', 'e', 'parts.0.body'],
      ['html', 'g', 'pair.deep.0'],
      ['html', 'h', 'pair.deep.1'],
    ]);
    expect(copy).toEqual(value);
  });

  it("replaces fields with the visitor's results, in a copy", () => {
    const before = structuredClone(value);
    const mapped = mapMarked(schema, value, (format, part) =>
      format === 'html' ? `<${String(part)}>` : null,
    );
    expect(mapped).toEqual({
      ...value,
      body: '<b>',
      note: '<c>',
      aside: '<d>',
      cover: null,
      parts: [{ body: '<e>', title: 'f' }],
      pair: { deep: ['<g>', '<h>'] },
    });
    expect(value).toEqual(before);
  });

  it('does not visit absent fields, and keeps fields that the schema does not know', () => {
    const visit = () => 'visited';
    expect(mapMarked(schema, { note: null, aside: undefined, pair: null, more: 1 }, visit)).toEqual(
      {
        note: null,
        aside: undefined,
        pair: null,
        more: 1,
      },
    );
  });

  it("finds a product's description and its pictures", () => {
    const formats: string[] = [];
    mapMarked(product, exampleProduct(), (format, part) => {
      formats.push(format);
      return part;
    });
    expect(formats.sort()).toEqual(['html', 'picture', 'picture']);
  });
});

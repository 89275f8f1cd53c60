/** What the forms of editors say below their fields. */
import { describe, expect, it } from '@jest/globals';
import { descriptions } from '../../contract/collections/all.ts';
import type { Field, Fields } from '../../contract/collections/field.ts';

/** Words and texts say by their label what they are. */
const PLAIN = new Set<Field['kind']>(['text', 'rich-text']);

/** With what is said of each: of a row of a list, what stands over all of them. */
function* everyField(
  fields: Fields,
  path: string,
  over?: string,
): Generator<[path: string, field: Field, help: string | undefined]> {
  for (const [name, field] of Object.entries(fields)) {
    const own = `${path}.${name}`;
    const help = field.help ?? over;
    yield [own, field, help];
    if (field.kind === 'group') yield* everyField(field.fields, own, over);
    if (field.kind === 'list' && field.item.kind === 'group') {
      yield* everyField(field.item.fields, own, help);
    }
  }
}

const collections = Object.entries(descriptions);
const all = collections.flatMap(([name, { fields, variants = {} }]) => [
  ...everyField(fields, name),
  ...Object.values(variants).flatMap((variant) => [...everyField(variant.fields, name)]),
]);

describe('a field of a form', () => {
  it('has a help text, unless its label is enough', () => {
    const silent = collections.flatMap(([name, { fields }]) =>
      Object.entries(fields).flatMap(([field, { kind, help }]) =>
        help === undefined && !PLAIN.has(kind) ? [`${name}.${field}`] : [],
      ),
    );
    expect(silent).toEqual([]);
  });

  it('that is a switch has a help text at any depth', () => {
    const silent = all.flatMap(([path, { kind }, help]) =>
      kind === 'flag' && help === undefined ? [path] : [],
    );
    expect(silent).toEqual([]);
  });

  it('has a help text that is a short sentence', () => {
    const helps = all.flatMap(([, , help]) => help ?? []);
    expect(helps.filter((help) => help.length > 140)).toEqual([]);
    expect(helps.filter((help) => !/^[А-ЯЁA-Z«].*[.»]$/u.test(help))).toEqual([]);
  });
});

import { SourcingError } from '../sourcing/source.ts';
import type { SourcedEntity } from '../sourcing/source.ts';
import { footnotesIn } from '../rich-text/footnote-mark.ts';
import { sources } from './sources.ts';

/** Every text inside a value, with its path. */
function* textsOf(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    yield* textsOf(part, path === '' ? name : `${path}.${name}`);
  }
}

/**
 * A reference to a missing footnote stops the build, like any other content that cannot be used.
 * @throws SourcingError naming call, field and code.
 */
export function refuseUnknownFootnotes(entities: readonly SourcedEntity[]): void {
  const byType = Map.groupBy(entities, ({ type }) => type);
  const known = new Set(byType.get('Footnote')?.map(({ entity }) => entity['code']));
  for (const [type, ofType] of byType) {
    const source = sources.find((one) => one.type === type);
    for (const [place, { key, entity }] of ofType.entries()) {
      const start = source?.items ? `${source.items}.${String(place)}` : '';
      for (const [path, text] of textsOf(entity, start)) {
        for (const code of footnotesIn(text)) {
          if (known.has(code)) continue;
          const call = source?.items ? source.call : key;
          const field = path.slice(start === '' ? 0 : start.length + 1);
          throw new SourcingError(
            `call "${call}", field ${path}: there is no footnote with the code "${code}"`,
            { told: { field, words: `Нет сноски с\u00a0кодом ${code}` } },
          );
        }
      }
    }
  }
}

import type { Article } from '../../contract/schemas/article.ts';
import { refuseUnknownFootnotes } from '../../src/build/footnote-marks.ts';
import type { SourcedEntity } from '../../src/sourcing/source.ts';
import type { RestEntities } from '../content/rest-content.ts';
import type { Candidate } from './candidate.ts';

/** The content of the site before the change. */
type Known = {
  readonly entities: RestEntities;
  readonly articles: { readonly all: () => readonly Article[] };
};

const sourced = (article: Article | null): SourcedEntity[] =>
  article ? [{ type: 'Article', key: String(article.id), entity: article }] : [];

const notesIn = (all: RestEntities) =>
  [...all].flatMap(([{ type }, list]) => (type === 'Footnote' ? list : []));

/**
 * Checks changed content, and everything once a footnote has changed.
 * @throws SourcingError when a text refers to a footnote that does not exist.
 */
export function checkFootnotes({ entities, articles }: Candidate, known: Known): void {
  const [had, now] = [notesIn(known.entities), notesIn(entities)];
  const isSame = had.length === now.length && now.every((note, at) => note === had[at]);
  const fresh = [...entities].flatMap(([source, list]) => {
    const before = known.entities.get(source);
    if (isSame && before === list) return [];
    const seen = new Set(before);
    return isSame ? list.filter((one) => !seen.has(one)) : list;
  });
  const changed = new Set(articles.map((change) => (change.after ?? change.before)?.id));
  const others = isSame ? [] : known.articles.all().filter(({ id }) => !changed.has(id));
  const written = [...articles.map(({ after }) => after), ...others].flatMap(sourced);
  refuseUnknownFootnotes([...now, ...fresh, ...written]);
}

import type { PageFootnote } from '../build/page-data.ts';
import { Icon } from '../ui/signs/Icon.tsx';
import * as css from './PageFootnotes.module.css';

const marksOf = ({ marks }: PageFootnote) => Array.from({ length: marks }, (_, at) => at + 1);

/** The footnotes of the page's texts, each with a link back to its mark. */
export function PageFootnotes({ notes }: { notes: PageFootnote[] }) {
  if (notes.length === 0) return null;
  return (
    <section className={css.root} aria-labelledby="snoski" role="doc-endnotes">
      <div className={css.column}>
        <h2 id="snoski" className={css.title}>
          Примечания
        </h2>
        <ol className={css.list}>
          {notes.map((note, index) => (
            <li key={note.code} id={`snoska-${String(index + 1)}`} className={css.note}>
              {note.text}
              {marksOf(note).map((mark) => (
                <a
                  key={mark}
                  href={`#k-snoske-${String(index + 1)}-${String(mark)}`}
                  className={css.back}
                  role="doc-backlink"
                  aria-label={`Вернуться к\u00a0сноске ${String(index + 1)} в\u00a0тексте${note.marks > 1 ? `, место ${String(mark)}` : ''}`}
                >
                  <Icon name="arrow-up" size={20} />
                </a>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

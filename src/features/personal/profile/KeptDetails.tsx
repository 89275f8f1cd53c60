import { keptFor, keptRows, staysWords } from '../../../config/kept-data.ts';
import { AccordionItem } from '../../../ui/panels/AccordionItem.tsx';
import * as css from './KeptDetails.module.css';

/** All data stored about a member: for how long, and what happens to it after deletion. */
export function KeptDetails() {
  return (
    <div className={css.root}>
      <AccordionItem title="Что мы&#160;храним и&#160;сколько">
        <ul role="list" className={css.list}>
          {keptRows.map((row) => (
            <li key={row.what} className={css.row}>
              <p className={css.what}>{row.what}</p>
              <p className={css.term}>Срок: {keptFor(row)}.</p>
              <p className={css.term}>
                {row.leaving === 'gone'
                  ? 'После удаления кабинета исчезнет сразу.'
                  : `После удаления кабинета без\u00a0вашего имени останется: ${row.leaving.what} (${staysWords(row.leaving)}).`}
              </p>
            </li>
          ))}
        </ul>
      </AccordionItem>
    </div>
  );
}

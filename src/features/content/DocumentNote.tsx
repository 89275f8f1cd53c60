import type { PageDocument } from '../../../contract/schemas/reference.ts';
import { documentUrl } from '../../config/documents.ts';
import { formatDay } from '../../words/dates.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './DocumentNote.module.css';

/** The date of a document, and a link to its file. */
export function DocumentNote({ document: { name, edition } }: { document: PageDocument }) {
  return (
    <p className={css.root}>
      <span>
        Редакция от&nbsp;<time dateTime={edition}>{formatDay(edition)}</time>&nbsp;г.
      </span>
      <TextLink url={documentUrl(name)} kind="standalone">
        Скачать в&nbsp;PDF
      </TextLink>
    </p>
  );
}

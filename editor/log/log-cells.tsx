/** Cells of the log. */
import { Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import * as v from 'valibot';
import { logEntry } from '../../contract/schemas/editor.ts';
import { described } from '../data/descriptions.ts';
import { ACTION_WORDS } from './action-words.ts';

function useEntry() {
  const read = v.safeParse(logEntry, useRecordContext());
  return read.success ? read.output : null;
}

export function ActionCell() {
  const entry = useEntry();
  return entry && ACTION_WORDS[entry.action];
}

/** What was changed, with a link if it can be opened. */
export function AboutCell() {
  const entry = useEntry();
  if (!entry) return null;
  const { collection, entity_id, about } = entry;
  if (!collection || entity_id === null) return about;
  return (
    <Link component={RouterLink} to={`/${collection}/${entity_id}`}>
      {`${described(collection).one}: ${about}`}
    </Link>
  );
}

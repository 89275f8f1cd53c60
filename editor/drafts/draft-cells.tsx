/** Cells of the list of drafts. */
import { Chip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { described } from '../data/descriptions.ts';
import { DRAFT_WORDS, draftState } from './draft-state.ts';

export function DraftStateCell() {
  const state = draftState(useRecordContext()?.['state']);
  if (!state) return null;
  const color = state === 'failed' || state === 'deleted' ? 'error' : 'default';
  return <Chip size="small" variant="outlined" color={color} label={DRAFT_WORDS[state]} />;
}

export function DraftWhatCell() {
  const record = useRecordContext();
  return record ? described(String(record['collection'])).one : null;
}

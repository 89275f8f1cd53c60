/** Cells of the drafts list. */
import { Chip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { described } from '../data/descriptions.ts';
import { draftState, stateWords } from './draft-state.ts';

export function DraftStateCell() {
  const record = useRecordContext();
  const state = draftState(record?.['state']);
  if (!state) return null;
  const color = state === 'failed' || state === 'deleted' ? 'error' : 'default';
  return <Chip size="small" variant="outlined" color={color} label={stateWords(record, state)} />;
}

export function DraftWhatCell() {
  const record = useRecordContext();
  return record ? described(String(record['collection'])).one : null;
}

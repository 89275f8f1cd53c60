import {
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Pagination,
  Typography,
} from '@mui/material';
import { Link } from 'react-router-dom';
import { described, fieldsOf } from '../data/descriptions.ts';
import { fieldWords, findingPlace } from './finding-words.ts';
import type { Check, Finding } from './read-check.ts';
import { PAGE } from './use-check.ts';

function lineOf({ collection, alias, field, words, draft }: Finding): string {
  const known = described(collection);
  const what = draft === null ? known.one : `Черновик: ${known.one.toLowerCase()}`;
  return [what, fieldWords(fieldsOf(known, alias), field), words].filter(Boolean).join(' · ');
}

type Props = {
  readonly findings: NonNullable<Check['findings']>;
  readonly page: number;
  /** Whether everything has been checked. */
  readonly isWhole: boolean;
  readonly onPage: (page: number) => void;
};

/** Findings of a kind, each linked to its field. */
export function FindingList({ findings: { items, total }, page, isWhole, onPage }: Props) {
  if (total === 0) return <Typography>{isWhole ? 'Здесь всё в\u00a0порядке.' : ''}</Typography>;
  const pages = Math.ceil(total / PAGE);
  return (
    <>
      <List dense>
        {items.map((one, place) => (
          // A text may have the same fault twice, such as two pictures without a description.
          <ListItem key={`${page} ${place}`} disablePadding>
            <ListItemButton component={Link} to={findingPlace(one)}>
              <ListItemText
                primary={one.title}
                secondary={lineOf(one)}
                slotProps={{ secondary: { sx: { overflowWrap: 'anywhere' } } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_event, next) => onPage(next)}
          aria-label="Страницы"
        />
      )}
    </>
  );
}

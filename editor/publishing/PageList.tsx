import { Box, Button, Link, List, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReleaseChanges, ReleaseSwitch } from '../../contract/schemas/publishing.ts';
import { PageDialog } from './PageDialog.tsx';
import { changedPages, WHAT_WORDS, type When } from './publication-words.ts';

const ADDRESS = { overflowWrap: 'anywhere', minWidth: 0 } as const;
const LIST_STYLES = { maxHeight: '40vh', overflow: 'auto' } as const;

type Props = {
  readonly changes: ReleaseChanges;
  /** The releases being compared; null when unknown. */
  readonly compared: Omit<ReleaseSwitch, 'changes'> | null;
  readonly when: When;
};

/** The changed pages, each with a link to the site and a button to show its changes. */
export function PageList({ changes, compared, when }: Props) {
  const [shown, setShown] = useState<string | null>(null);
  const { pages, more } = changedPages(changes);
  // Readers cannot open a page that is gone, or not back yet.
  const away = when === 'done' ? 'removed' : 'added';
  return (
    <List
      dense
      disablePadding
      aria-label={when === 'done' ? 'Страницы, которые изменились' : 'Страницы, которые изменятся'}
      sx={LIST_STYLES}
    >
      {pages.map(({ url, what }) => (
        <ListItem key={url} disableGutters sx={{ gap: 1, py: 0.25 }}>
          {what === away ? (
            <Box component="span" sx={ADDRESS}>
              {url}
            </Box>
          ) : (
            <Link href={url} target="_blank" color="inherit" sx={ADDRESS}>
              {url}
            </Link>
          )}
          {what !== 'changed' && (
            <Typography component="span" variant="body2" color="textSecondary">
              {WHAT_WORDS[when][what]}
            </Typography>
          )}
          {compared && (
            <Button
              size="small"
              color="inherit"
              sx={{ ml: 'auto', flexShrink: 0 }}
              aria-label={`Сравнить: ${url}`}
              onClick={() => setShown(url)}
            >
              Сравнить
            </Button>
          )}
        </ListItem>
      ))}
      {more > 0 && <ListItem disableGutters>{`и\u00a0ещё ${more}`}</ListItem>}
      {compared && shown !== null && (
        <PageDialog {...compared} when={when} url={shown} close={() => setShown(null)} />
      )}
    </List>
  );
}

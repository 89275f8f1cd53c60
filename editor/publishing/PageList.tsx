import { Link, List, ListItem, Typography } from '@mui/material';
import type { ReleaseChanges } from '../../contract/schemas/publishing.ts';
import { changedPages } from './publication-words.ts';

const LOOK = { maxHeight: '40vh', overflow: 'auto' } as const;

/** The pages that a publication has changed, each a link to the site. */
export function PageList({ changes }: { readonly changes: ReleaseChanges }) {
  const { pages, more } = changedPages(changes);
  return (
    <List dense disablePadding aria-label="Страницы, которые изменились" sx={LOOK}>
      {pages.map(({ url, what }) => (
        <ListItem key={url} disableGutters sx={{ gap: 1, py: 0.25 }}>
          {what === 'убрана' ? (
            <span>{url}</span>
          ) : (
            <Link href={url} target="_blank" color="inherit">
              {url}
            </Link>
          )}
          {what !== 'изменилась' && (
            <Typography component="span" variant="body2" color="textSecondary">
              {what}
            </Typography>
          )}
        </ListItem>
      ))}
      {more > 0 && <ListItem disableGutters>{`и\u00a0ещё ${more}`}</ListItem>}
    </List>
  );
}

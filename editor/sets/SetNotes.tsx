import { Alert, Link, List, ListItem } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { described } from '../data/descriptions.ts';
import { momentWords } from '../words/moments.ts';
import { setIn } from './set-value.ts';

/** The outcome of a set: why it was not published, or what it has published. */
export function SetNotes() {
  const record = useRecordContext();
  if (!record) return null;
  const { error, published, published_at } = setIn(record);
  return (
    <>
      {error && (
        <Alert severity="error">{`Не\u00a0вышел в\u00a0назначенное время: ${error}`}</Alert>
      )}
      {published_at && (
        <Alert severity="success">{`Опубликован ${momentWords(published_at)}.`}</Alert>
      )}
      {published.length > 0 && (
        <List dense aria-label="Что опубликовано">
          {published.map(({ collection, id, alias, action }) => (
            <ListItem key={`${collection} ${id}`}>
              {action === 'publish' ? (
                <Link component={RouterLink} to={`/${collection}/${id}`}>
                  {`${described(collection).one}: ${alias}`}
                </Link>
              ) : (
                `${described(collection).one}: ${alias}, снято с\u00a0сайта`
              )}
            </ListItem>
          ))}
        </List>
      )}
    </>
  );
}

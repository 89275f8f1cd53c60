import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { LibraryUse } from '../../contract/schemas/library.ts';
import { described } from '../data/descriptions.ts';
import { addressOfUse } from './use-words.ts';

type Props = { readonly uses: readonly LibraryUse[] };

/** The entities and drafts that use a file, linked to their forms. */
export function UseLinks({ uses }: Props) {
  if (uses.length === 0) return <Typography>Пока нигде</Typography>;
  return (
    <ul>
      {uses.map((use) => (
        <li key={addressOfUse(use)}>
          {described(use.collection).one}{' '}
          <Link component={RouterLink} to={addressOfUse(use)}>
            «{use.title}»
          </Link>
          {use.draft !== null && ', черновик'}
        </li>
      ))}
    </ul>
  );
}

import {
  Alert,
  Button,
  Card,
  Chip,
  Pagination,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { editorReleases, editorSite } from '../../contract/calls/editor-releases.ts';
import { keepFocus } from '../app/focus-content.ts';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { mayI } from '../calls/session.ts';
import { useCall } from '../calls/use-call.ts';
import { ScrollBox } from '../lists/ScrollBox.tsx';
import { momentWords } from '../words/moments.ts';
import { changeWords } from './release-words.ts';
import { GoOnButton } from './GoOnButton.tsx';
import { RollBackDialog } from './RollBackDialog.tsx';

/** Releases per page. */
const PAGE = 50;

/** Earlier releases of the site, with rollback to any of them. */
export function ReleasesPage() {
  const [wanted, setWanted] = useState<number | null>(null);
  const [page, setPage] = useState(1);
  const releases = useCall(editorReleases, { page: String(page), count: String(PAGE) });
  const read = releases?.ok ? releases.value : null;
  // Releases are kept for a month, and the total stays in sight while a page is read.
  const [pages, setPages] = useState(1);
  const counted = read ? Math.ceil(read.total / PAGE) : pages;
  if (counted !== pages) setPages(counted);
  const site = useCall(editorSite, {});
  const stays = site?.ok && site.value?.release?.stays === true;
  return (
    <Card sx={{ mt: 2, p: 2 }}>
      <Title title="Выпуски сайта" />
      <ScreenTitle>Выпуски сайта</ScreenTitle>
      {releases && !releases.ok && <Alert severity="error">{releases.error.description}</Alert>}
      {stays && (
        <Alert severity="warning" action={mayI('publish') && <GoOnButton />}>
          Читатели видят прежний выпуск. Новые правки ждут.
        </Alert>
      )}
      <ScrollBox>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>Когда</TableCell>
              <TableCell>Что изменилось</TableCell>
              <TableCell>Сейчас</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {(read?.items ?? []).map(({ number, time, changes, current }) => (
              <TableRow key={number}>
                <TableCell>{momentWords(time)}</TableCell>
                <TableCell>
                  {changes ? changeWords(changes) : 'первый из\u00a0сохранённых'}
                </TableCell>
                <TableCell>
                  {current && <Chip size="small" color="primary" label="Его видят читатели" />}
                  {!current && mayI('publish') && (
                    <Button
                      ref={keepFocus}
                      aria-label={`Вернуть выпуск ${momentWords(time)}`}
                      onClick={() => setWanted(number)}
                    >
                      Вернуть этот
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollBox>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_event, next) => setPage(next)}
          aria-label="Страницы"
        />
      )}
      {wanted !== null && <RollBackDialog release={wanted} close={() => setWanted(null)} />}
    </Card>
  );
}

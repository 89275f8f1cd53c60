import {
  Alert,
  Button,
  Card,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Title, useNotify } from 'react-admin';
import {
  editorOwnSessionEnd,
  editorOwnSessions,
  editorOwnSessionsEnd,
} from '../../contract/calls/editor-people.ts';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { send } from '../calls/send.ts';
import { useCall } from '../calls/use-call.ts';
import { ScrollBox } from '../lists/ScrollBox.tsx';
import { momentWords } from '../words/moments.ts';
import { agentWords } from './agent-words.ts';

/** The user's sessions, which can be ended here. */
export function SessionsPage() {
  const notify = useNotify();
  const queries = useQueryClient();
  const sessions = useCall(editorOwnSessions, {});
  const items = sessions?.ok ? sessions.value.items : [];

  async function end(id: number | null) {
    const ended =
      id === null
        ? await send(editorOwnSessionsEnd, {})
        : await send(editorOwnSessionEnd, { id: String(id) });
    if (ended.ok) notify('Готово: там придётся войти заново', { type: 'success' });
    else notify(ended.error.description, { type: 'error' });
    await queries.invalidateQueries({ queryKey: [editorOwnSessions.name] });
  }

  return (
    <Card sx={{ mt: 2, p: 2 }}>
      <Title title="Мои входы" />
      <ScreenTitle>Мои входы</ScreenTitle>
      <Typography sx={{ mb: 2 }}>
        Вход держится полдня. Если какой-то из&nbsp;них не&nbsp;ваш, завершите его и&nbsp;смените
        пароль.
      </Typography>
      {sessions && !sessions.ok && <Alert severity="error">{sessions.error.description}</Alert>}
      <ScrollBox>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>Где</TableCell>
              <TableCell>С&nbsp;какого времени</TableCell>
              <TableCell>До&nbsp;какого</TableCell>
              <TableCell>Сейчас</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map(({ id, user_agent, created_at, ends_at, current }) => (
              <TableRow key={id}>
                <TableCell>{agentWords(user_agent)}</TableCell>
                <TableCell>{momentWords(created_at)}</TableCell>
                <TableCell>{momentWords(ends_at)}</TableCell>
                <TableCell>
                  {current ? (
                    <Chip size="small" color="primary" label="Вы здесь" />
                  ) : (
                    <Button
                      aria-label={`Завершить вход от\u00a0${momentWords(created_at)}`}
                      onClick={() => void end(id)}
                    >
                      Завершить
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollBox>
      {items.length > 1 && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => void end(null)}>
          Завершить все, кроме этого
        </Button>
      )}
    </Card>
  );
}

import { Box, Chip, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { CHECK_KINDS } from '../../contract/collections/check-kinds.ts';
import { useCheck } from '../content-check/use-check.ts';
import { waitingWords } from '../content-check/waiting-words.ts';
import { DeskCard } from './DeskCard.tsx';

/** The number of findings of each kind, linked to them. */
export function CheckCard() {
  const { check, error } = useCheck(null);
  const found = (check?.counts ?? []).filter(({ count }) => count > 0);
  const waiting = check?.waiting ?? 0;
  return (
    <DeskCard
      title="Проверка содержания"
      nothing={check && waiting === 0 ? 'Всё в\u00a0порядке.' : 'Проверяем…'}
      error={error ?? undefined}
      footer={waiting > 0 && <Typography color="textSecondary">{waitingWords(waiting)}</Typography>}
    >
      {found.length === 0
        ? []
        : [
            <Box
              key="kinds"
              component="li"
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, px: 2 }}
            >
              {found.map(({ kind, count }) => (
                <Chip
                  key={kind}
                  clickable
                  component={Link}
                  to={`/content-check?kind=${kind}`}
                  label={`${CHECK_KINDS[kind]}: ${count}`}
                />
              ))}
            </Box>,
          ]}
    </DeskCard>
  );
}

import { Alert, Box, Card, LinearProgress, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import {
  CHECK_KINDS,
  CHECK_NAMES,
  type CheckName,
} from '../../contract/collections/check-kinds.ts';
import { CHECK_HELP } from '../../contract/collections/check-help.ts';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { FindingList } from './FindingList.tsx';
import { KindMenu } from './KindMenu.tsx';
import { useCheck } from './use-check.ts';
import { waitingWords } from './waiting-words.ts';

const COLUMNS = { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' };

type Counts = readonly { readonly kind: CheckName; readonly count: number }[];

/** The kind in the address, or the first kind with findings; null until the counts are loaded. */
function chosenIn(given: string | null, counts: Counts | undefined): CheckName | null {
  const named = CHECK_NAMES.find((kind) => kind === given);
  if (named || !counts) return named ?? null;
  return counts.find(({ count }) => count > 0)?.kind ?? 'dead_link';
}

function About({ kind }: { readonly kind: CheckName }) {
  return (
    <>
      <Typography variant="h6" component="h2">
        {CHECK_KINDS[kind]}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {CHECK_HELP[kind]}
      </Typography>
    </>
  );
}

/** Everything that the content check finds, by kind. */
export function ContentCheckPage() {
  const [params, setParams] = useSearchParams();
  const { check: summary } = useCheck(null);
  const kind = chosenIn(params.get('kind'), summary?.counts);
  const page = Math.max(Number(params.get('page')) || 1, 1);
  const { check, error } = useCheck(kind, page);
  const waiting = check?.waiting ?? 0;
  const counts = (check ?? summary)?.counts;
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: COLUMNS, alignItems: 'start' }}>
      <Title title="Проверка содержания" />
      <ScreenTitle>Проверка содержания</ScreenTitle>
      {counts && (
        <KindMenu counts={counts} chosen={kind} onChoose={(next) => setParams({ kind: next })} />
      )}
      <Card component="section" aria-label={kind ? CHECK_KINDS[kind] : 'Проверяем'} sx={{ p: 2 }}>
        {kind && <About kind={kind} />}
        {!check && !error && <LinearProgress aria-label="Проверяем" />}
        {waiting > 0 && (
          <Box sx={{ mb: 1 }}>
            <Typography color="textSecondary">{waitingWords(waiting)}</Typography>
            <LinearProgress aria-label="Проверяем" />
          </Box>
        )}
        {error && <Alert severity="error">{error.description}</Alert>}
        {kind && check?.findings && (
          <FindingList
            findings={check.findings}
            page={page}
            isWhole={waiting === 0}
            onPage={(next) => setParams({ kind, page: String(next) })}
          />
        )}
      </Card>
    </Box>
  );
}

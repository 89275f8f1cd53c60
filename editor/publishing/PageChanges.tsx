import { Alert, Box, Typography } from '@mui/material';
import type { PageDifference } from '../../contract/schemas/page-difference.ts';
import { ChangedWords } from '../history/ChangedWords.tsx';

const SAME =
  'Слова и\u00a0картинки на\u00a0странице те\u00a0же. Другое только оформление или то, что читают поисковые системы.';

/** The changes of a page: removed words are crossed out, added ones underlined. */
export const PageChanges = ({ items, is_cut: isCut }: PageDifference) => (
  <>
    {items.length === 0 && <Typography>{SAME}</Typography>}
    {items.map(({ part, label, words }) => (
      <Box key={part} component="section" aria-label={label} sx={{ mb: 2 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <ChangedWords words={words} before={null} after={null} isRich={part === 'text'} />
      </Box>
    ))}
    {isCut && <Alert severity="info">{'Страница очень длинная: показано только её начало.'}</Alert>}
  </>
);

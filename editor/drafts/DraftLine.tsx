import { Typography } from '@mui/material';
import type { Fields } from '../../contract/collections/field.ts';
import { useKeeping } from '../kept/use-keeping.ts';
import { timeWords } from '../words/moments.ts';
import type { Autosaved } from './autosaver.ts';
import { useAutosave } from './use-autosave.ts';
import { useCarried } from './use-carried.ts';

/** Where typed text is kept, in words. */
function autosavedWords(told: Autosaved | null): string {
  switch (told?.state) {
    case 'saved':
      return `Сохранено в\u00a0черновик в\u00a0${timeWords(told.at)}`;
    case 'offline':
      return 'Нет связи: правки хранятся в\u00a0этом браузере';
    case 'failing':
      return 'Сервер пока не\u00a0сохраняет: правки хранятся в\u00a0этом браузере';
    case 'other':
      return 'Черновик изменил кто-то ещё. Сохраните его, и\u00a0мы\u00a0соединим правки';
    case 'browser':
      return 'Черновик выйдет сам, поэтому правки хранятся в\u00a0этом браузере, пока вы не\u00a0сохраните';
    case 'refused':
      return `${told.words}. Ваши правки хранятся в\u00a0этом браузере`;
    default:
      return '';
  }
}

/** Autosaves the draft, and shows the state. */
export function DraftLine({ fields }: { readonly fields: Fields }) {
  useKeeping(fields);
  const told = useAutosave(fields);
  useCarried();
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      role="status"
      sx={{ px: 2, pb: 1, minHeight: '2em' }}
    >
      {autosavedWords(told)}
    </Typography>
  );
}

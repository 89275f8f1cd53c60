import { Alert, Link } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { DraftMeta } from './draft-value.ts';
import { useGone } from './use-gone.ts';

/** Says that the open draft no longer exists, and where to continue. */
export function GoneNote({ draft }: { readonly draft: DraftMeta }) {
  const createPath = useCreatePath();
  const seen = useGone(draft);
  if (seen === null) return null;
  const { collection: resource, entity_id: id, plan } = draft;
  const isDue = plan !== null && Date.parse(plan.at) <= seen;
  const to =
    id === null
      ? createPath({ resource, type: 'list' })
      : createPath({ resource, id, type: 'edit' });
  return (
    <Alert severity="info" role="status">
      {isDue
        ? 'Черновик вышел на\u00a0сайт в\u00a0назначенное время. '
        : 'Этого черновика больше нет: его опубликовали или выбросили. '}
      {'Если здесь осталось несохранённое, скопируйте\u00a0— и\u00a0продолжайте '}
      <Link component={RouterLink} to={to}>
        {id === null ? 'в\u00a0списке' : 'в\u00a0самой записи'}
      </Link>
      .
    </Alert>
  );
}

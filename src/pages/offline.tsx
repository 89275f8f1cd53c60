import { OFFLINE_PAGE } from '../config/offline.ts';
import { OfflineView } from '../features/offline/OfflineView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function OfflinePage() {
  return <OfflineView />;
}

export function Head() {
  const head = {
    title: 'Нет связи',
    description: 'Что можно прочитать на\u00a0сайте без интернета.',
  };
  return <PageHead url={OFFLINE_PAGE} head={head} noindex />;
}

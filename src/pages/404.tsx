import { NotFoundView } from '../features/not-found/NotFoundView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function NotFoundPage() {
  return <NotFoundView />;
}

export function Head() {
  const head = { title: 'Страница не найдена', description: 'Такой страницы на\u00a0сайте нет.' };
  return <PageHead url="/404/" head={head} noindex />;
}

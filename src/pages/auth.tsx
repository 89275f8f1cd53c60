import type { PageProps } from 'gatsby';
import { routes } from '../config/routes.ts';
import { AuthView } from '../features/auth/AuthView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function AuthPage({ location }: PageProps) {
  return <AuthView search={location.search} />;
}

export function Head() {
  const head = {
    title: 'Вход',
    description:
      'Войдите по\u00a0номеру телефона или по\u00a0почте: баллы, заказы и\u00a0сертификат в\u00a0одном месте.',
  };
  return <PageHead url={routes.auth} head={head} noindex />;
}

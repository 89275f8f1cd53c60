import type { PageProps } from 'gatsby';
import { routes } from '../config/routes.ts';
import { SearchView } from '../features/search/SearchView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function SearchPage({ location }: PageProps) {
  return <SearchView visit={location} />;
}

export function Head() {
  const head = {
    title: 'Поиск по сайту',
    description:
      'Найдите линзу, статью, ответ или инструкцию: поиск понимает опечатки, другую раскладку и\u00a0похожие слова.',
  };
  return <PageHead url={routes.search} head={head} noindex />;
}

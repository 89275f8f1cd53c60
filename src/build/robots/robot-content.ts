import type { Node } from 'gatsby';
import type { Article, ArticlePage } from '../../../contract/schemas/article.ts';
import type { Settings } from '../../../contract/schemas/settings.ts';
import type { PageHead } from '../compose/page.ts';
import { newestFirst } from '../../config/related-articles.ts';
import { PAGE_TYPE } from '../derive-pages.ts';
import type { PageData } from '../page-data.ts';
import type { Redirect } from './redirect-rules.ts';
import type { RobotContent } from './write-robot-files.ts';

/** The content for robots, from the build's nodes; `src/sourcing` has parsed it. */
export function robotContent(nodesOf: (type: string) => Node[]): RobotContent {
  const entities = <T>(type: string) => nodesOf(type).map((node) => node['entity'] as T);
  const [site] = nodesOf('Site');
  const document = (key: string) => nodesOf('Document').find((node) => node['key'] === key);
  const settings = document('settings.view')?.['entity'] as { item: Settings };
  return {
    brand: settings.item.brand.name,
    siteUrl: (site?.['siteMetadata'] as { siteUrl: string }).siteUrl,
    pages: nodesOf(PAGE_TYPE).map((node) => ({
      url: node['url'] as string,
      head: node['head'] as PageHead,
      data: node['data'],
    })),
    articles: entities<Article>('Article').sort(newestFirst),
    articlePage: document('article.page')?.['entity'] as ArticlePage,
    redirects: entities<Redirect>('Redirect'),
    moved: nodesOf(PAGE_TYPE)
      .filter((node) => node['kind'] === 'themeMoved')
      .map((node) => ({
        from: node['url'] as string,
        to: (node['data'] as PageData['themeMoved']).target,
      })),
  };
}

import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { composePages } from './src/build/compose/compose.ts';
import { readContent } from './src/build/content.ts';
import type { PageKind } from './src/build/page-data.ts';
import { CITY_TITLES_FILE } from './src/config/constants.ts';

/** The route file of each kind of page, in src/templates. */
const templates: Record<PageKind, string> = {
  home: 'HomePage',
  catalogue: 'CataloguePage',
  product: 'ProductPage',
  articleList: 'ArticleListPage',
  article: 'ArticlePage',
  tags: 'TagsPage',
  faq: 'FaqPage',
  faqItem: 'FaqItemPage',
  staticPage: 'StaticPage',
  staticList: 'StaticListPage',
};

const NODE_TYPE = 'PageContent';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(
    `type ${NODE_TYPE} implements Node @dontInfer { kind: String! url: String! head: JSON! data: JSON! }`,
  );
};

/**
 * Composes the pages from what the source plugin pulled (it runs first). Each page is one node,
 * queried by id: Gatsby then knows exactly which pages an edit touches.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, getNodesByType, getNode, createNodeId, createContentDigest }) => {
  for (const { kind, url, head, data } of composePages(readContent(getNodesByType))) {
    const id = createNodeId(`${NODE_TYPE} ${url}`);
    const contentDigest = createContentDigest({ kind, head, data });
    const before = getNode(id);
    if (before?.internal.contentDigest === contentDigest) {
      actions.touchNode(before);
    } else {
      actions.createNode({ id, kind, url, head, data, parent: null, children: [], internal: { type: NODE_TYPE, contentDigest } });
    }
  }
};

export const createPages: GatsbyNode['createPages'] = ({ actions, getNodesByType }) => {
  actions.createSlice({ id: 'header', component: resolve('src/layout/HeaderSlice.tsx') });
  actions.createSlice({ id: 'footer', component: resolve('src/layout/FooterSlice.tsx') });
  for (const node of getNodesByType(NODE_TYPE)) {
    const component = resolve('src/templates', `${templates[node['kind'] as PageKind]}.tsx`);
    actions.createPage({ path: node['url'] as string, component, context: { id: node.id } });
  }
};

/** The titles of the cities, for the edge: the one thing it may not take from a visitor's cookie. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNodesByType }) => {
  const { cities } = readContent(getNodesByType);
  const titles = Object.fromEntries(cities.map((city) => [city.id, city.title]));
  await writeFile(join('public', CITY_TITLES_FILE), JSON.stringify(titles));
};

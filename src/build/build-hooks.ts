import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { CreatePagesArgs, GatsbyNode, Reporter } from 'gatsby';
import { browsersOf } from './browsers.ts';
import { cityPlaces, cityTitles } from './city-files.ts';
import { PAGE_TYPE } from './derive-pages.ts';
import type { Settings } from '../../contract/schemas/settings.ts';
import type { City } from '../../contract/schemas/shop.ts';
import { firstPaintSheets } from './first-paint-sheets.ts';
import { hashByFiles } from './hash-by-files.ts';
import { propertiesOfElements } from './property-names.ts';
import { writeIcons } from './icons/write-icons.ts';
import {
  compileWithSwc,
  leaveStyles,
  minifyWithSwc,
  prefixWithoutSearch,
  shortenAssetNames,
  shortenClassNames,
  spare,
} from './fast-webpack.ts';
import type { ComposedPage } from './compose/page.ts';
import { PAGE_TEMPLATES, type PageKind } from './page-data.ts';
import { writeMemberFiles } from './member-files.ts';
import { writeDocuments } from './pdf/document-files.ts';
import { writeWorker } from './offline/write-worker.ts';
import { writeHeaderFile } from './policy/header-file.ts';
import { lateIds } from './late-ids.ts';
import { hydrateSomeLate } from './late-parts.ts';
import { robotContent } from './robots/robot-content.ts';
import { writeRobotFiles } from './robots/write-robot-files.ts';
import { releaseLater, releaseWhenClosed } from './release-compilers.ts';
import type { SharePicture } from './share/share-picture.ts';
import { writeShares } from './share/write-shares.ts';
import { scriptsWithoutText } from './scripts-slice.ts';
import { stylesDigest } from './styles-digest.ts';
import { removeUnusedPictures } from './unused-pictures.ts';
import {
  announcePlainly,
  changePageLoader,
  compileLess,
  freeOrderOfStyles,
  keepLinks,
  layerStyles,
  renderAtOnce,
  shareAmongMembers,
  shareWithSlices,
  shortenFileNames,
  startWithOneScript,
  shortenProperties,
  splitStates,
  splitStyles,
  startLate,
} from './webpack.ts';
import { filesMade } from '../sourcing/later-files.ts';
import { CITY_PLACES_FILE, CITY_TITLES_FILE } from '../config/constants.ts';
import { readEnvironment } from '../config/environment.ts';
import { progressLines } from '../config/progress.ts';
import { collectGarbage } from '../../system/collect-garbage.ts';

type GetNodes = CreatePagesArgs['getNodesByType'];

/** `gatsby develop`, which `npm run dev` runs in a separate folder. */
const isDevelop = process.env['gatsby_executing_command'] === 'develop';

/** Waits for the pictures, which are made while the bundles are compiled; documents and shared links show them. */
async function picturesMade(reporter: Reporter): Promise<void> {
  const activity = reporter.activityTimer('making pictures');
  activity.start();
  await filesMade().catch((error: unknown) => {
    activity.panicOnBuild(
      `The content cannot be used. ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  activity.end();
}

/** Writes the site's files that belong to no page. */
async function writeSiteFiles(getNodesByType: GetNodes): Promise<void> {
  const cities = getNodesByType('City').map((node) => node['entity'] as City);
  await writeFile(join('public', CITY_TITLES_FILE), cityTitles(cities));
  await writeFile(join('public', CITY_PLACES_FILE), cityPlaces(cities));
  const settings = getNodesByType('Document').find((node) => node['key'] === 'settings.view');
  await writeIcons('public', (settings?.['entity'] as { item: Settings }).item.brand.name);
  const robots = robotContent(getNodesByType);
  await writeRobotFiles('public', robots);
  const { DATA_DIR, OFFLINE_PAGES } = readEnvironment(process.env);
  // Without a worker: a browser that has visited the built site must not keep pages under development.
  await writeWorker('public', isDevelop ? 'off' : OFFLINE_PAGES);
  const pages = getNodesByType(PAGE_TYPE).map((node) => ({
    url: node['url'] as string,
    head: node['head'] as ComposedPage['head'],
    data: node['data'] as ComposedPage['data'],
  }));
  const uploads = join(resolve(DATA_DIR), 'pictures');
  await writeDocuments('public', pages, { siteUrl: robots.siteUrl, uploads });
}

export const createPages: GatsbyNode['createPages'] = async ({
  actions,
  getNodesByType,
  reporter,
}) => {
  actions.createSlice({ id: 'header', component: resolve('src/layout/HeaderSlice.tsx') });
  actions.createSlice({ id: 'footer', component: resolve('src/layout/FooterSlice.tsx') });
  for (const node of getNodesByType(PAGE_TYPE)) {
    const component = resolve('src/templates', `${PAGE_TEMPLATES[node['kind'] as PageKind]}.tsx`);
    actions.createPage({ path: node['url'] as string, component, context: { id: node.id } });
  }
  // What was read and composed is stored; compiling the bundles comes next.
  if (!isDevelop) collectGarbage();
  // In this mode a build never ends; content that could not be read has an error page of its own.
  if (!isDevelop || getNodesByType(PAGE_TYPE).length === 0) return;
  await picturesMade(reporter);
  await writeSiteFiles(getNodesByType);
};

/** In `npm run dev` a URL without a page shows the site's 404 page, not Gatsby's list of pages. */
export const createPagesStatefully: GatsbyNode['createPagesStatefully'] = async ({ actions }) => {
  if (!isDevelop) return;
  const component = resolve('src/pages/404.tsx');
  actions.createPage({ path: '/dev-404-page/', component, context: {} });
};

/**
 * Writes the files besides the pages: the cities' titles for the edge (which it must not take from
 * a visitor's cookie) and coordinates, icons, files for robots, PDFs, the headers of the release,
 * the files of members' pages, and the pictures of shared links. Removes pictures that nothing shows.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({
  getNodes,
  getNodesByType,
  reporter,
}) => {
  await picturesMade(reporter);
  await writeSiteFiles(getNodesByType);
  const activity = reporter.activityTimer('drawing pictures of shared links');
  activity.start();
  const shares = getNodesByType(PAGE_TYPE).map((node) => node['share'] as SharePicture);
  const environment = readEnvironment(process.env);
  await writeHeaderFile('public', environment);
  await writeMemberFiles(
    'public',
    getNodesByType('SitePage').map((node) => ({
      path: node['path'] as string,
      componentChunkName: node['componentChunkName'] as string,
    })),
  );
  const drawn = await writeShares(shares, {
    cacheDirectory: join(resolve(environment.DATA_DIR), 'shares'),
    publicDirectory: 'public',
    progress: progressLines('Pictures of shared links', (line) => reporter.info(line)),
  });
  activity.setStatus(`${drawn} drawn`);
  activity.end();
  await removeUnusedPictures('public', getNodes());
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const config = getConfig();
  const { CAPTCHA_SITE_KEY = '', OFFLINE_PAGES, TOKEN_SALT } = readEnvironment(process.env);
  config.plugins.push(
    plugins.define({
      'process.env.CAPTCHA_SITE_KEY': JSON.stringify(CAPTCHA_SITE_KEY),
      'process.env.OFFLINE_PAGES': JSON.stringify(isDevelop ? 'off' : OFFLINE_PAGES),
      'process.env.TOKEN_SALT': JSON.stringify(TOKEN_SALT),
    }),
  );
  if (isDevelop) keepLinks(config);
  if (stage === 'develop') compileLess(config);
  if (stage.startsWith('build')) {
    spare(config);
    announcePlainly(config);
    shortenClassNames(config);
    shortenAssetNames(config);
  }
  if (stage === 'build-html') {
    compileWithSwc(config, null);
    leaveStyles(config);
  } else {
    freeOrderOfStyles(config);
    layerStyles(config);
  }
  if (stage === 'build-javascript') {
    compileWithSwc(config, browsersOf('.'));
    minifyWithSwc(config);
    prefixWithoutSearch(config);
    startLate(config);
    shortenFileNames(config);
    startWithOneScript(config);
    hydrateSomeLate(config);
    renderAtOnce(config);
    changePageLoader(config);
    splitStates(config);
    shortenProperties(config);
    splitStyles(config);
    shareWithSlices(config);
    shareAmongMembers(config);
    config.plugins.push(
      lateIds,
      hashByFiles,
      firstPaintSheets(propertiesOfElements()),
      releaseWhenClosed,
    );
    scriptsWithoutText();
  }
  if (stage === 'build-html') {
    const digest = JSON.stringify(stylesDigest(resolve('src')));
    const tokens = JSON.stringify(propertiesOfElements().join(' '));
    config.plugins.push(
      releaseLater,
      plugins.define({
        'process.env.STYLES_DIGEST': digest,
        'process.env.TOKENS_OF_ELEMENTS': tokens,
      }),
    );
  }
  actions.replaceWebpackConfig(config);
};

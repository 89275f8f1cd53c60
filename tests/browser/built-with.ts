import { isRunning, siteOrigin } from '../site/browsed-site.ts';
import { testEnvironment } from '../site/site.ts';

/** Where a page shows the settings of its build. */
const traces = {
  METRIKA_ID: { path: '/faq/', pattern: /data-counter="([^"]*)"/ },
  YANDEX_MAPS_KEY: {
    path: '/page-data/where-buy/page-data.json',
    pattern: /"yandexKey":"([^"]*)"/,
  },
  MAP_TILES_URL: {
    path: '/page-data/where-buy/page-data.json',
    pattern: /"tilesUrl":"([^"]*)"/,
  },
} as const;

type Setting = keyof typeof traces;

const found = new Map<Setting, Promise<string | undefined>>();

async function look(name: Setting): Promise<string | undefined> {
  const { path, pattern } = traces[name];
  return pattern.exec(await (await fetch(new URL(path, siteOrigin))).text())?.[1];
}

/** A running site may have been built without the setting that a test needs: reports that. */
export async function requireBuiltWith(name: Setting): Promise<void> {
  if (!isRunning) return;
  const value = found.get(name) ?? look(name);
  found.set(name, value);
  const wanted = testEnvironment[name];
  if ((await value) === wanted) return;
  throw new Error(
    `This test needs a site that was built with ${name}: stop the one that is running and start it by \`${name}=${wanted} npm start\`.`,
  );
}

/** A site server in a separate process: `node site-process.ts <store of releases>`. */
import { serveSite } from '../../scripts/serve-site.ts';
import { projectRoot } from './stage.ts';

const { origin } = await serveSite({
  port: 0,
  siteDirectory: process.argv[2] ?? '',
  restOrigin: 'http://127.0.0.1:9',
  projectRoot,
});
console.log(origin);

/**
 * Makes the site that the layers of the tests share, where it is not kept. See prepared.ts. With
 * `--use` it also stands as it was made, whatever others have done to it since.
 */
import { prepareSite, usePreparedSite } from './prepared.ts';

await prepareSite(console.log);
if (process.argv.includes('--use')) await usePreparedSite();

/** Makes the site that the layers of the tests share, where it is not kept. See prepared.ts. */
import { prepareSite } from './prepared.ts';

await prepareSite(console.log);

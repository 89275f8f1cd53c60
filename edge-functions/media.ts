import { callFunction } from './lib/edge-function.ts';
import { restOrigin } from './lib/environment.ts';
import { mediaFile } from './lib/media-file.ts';

/** `/media/*`: pictures in live responses. Those of built pages are files of the site. */
export default callFunction((request) => mediaFile(request, restOrigin()));

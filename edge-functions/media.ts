import { restOrigin } from './lib/environment.ts';
import { mediaFile } from './lib/media-file.ts';

/** `/media/*`: pictures that live replies name. Those of built pages are files of the site. */
export default function media(request: Request): Promise<Response> {
  return mediaFile(request, restOrigin());
}

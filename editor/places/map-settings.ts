/** Map settings that the backend embeds in the app's document. */
import * as v from 'valibot';
import type { MapSettings } from '../../src/client/maps/map-settings.ts';
import { MAPS_META } from '../../src/config/editor-screen.ts';

const settings = v.object({ yandexKey: v.string(), tilesUrl: v.string(), tilesCredit: v.string() });

const NONE: MapSettings = { yandexKey: '', tilesUrl: '', tilesCredit: '' };

/** Read once: the document's content security policy allows only these. */
function readSettings(): MapSettings {
  const written = document.querySelector(`meta[name="${MAPS_META}"]`)?.getAttribute('content');
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), settings), written);
  return read.success ? read.output : NONE;
}

export const MAPS: MapSettings = readSettings();

import { Chip } from '@mui/material';
import { editorSite } from '../../contract/calls/editor-releases.ts';
import { useCall } from '../calls/use-call.ts';
import { unseenWords } from './live-words.ts';

/** Marks an entity that readers do not see, unless the site does not report what they see. */
export function UnseenChip() {
  const site = useCall(editorSite, {});
  const words = unseenWords(site && site.ok && site.value !== null);
  if (!words) return null;
  return <Chip size="small" variant="outlined" label={words.label} title={words.why} />;
}

import { Alert } from '@mui/material';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { usePresence } from './use-presence.ts';

type Props = {
  readonly collection: CollectionDescription['name'];
  readonly entity: number | null;
  readonly draft: number | null;
};

/** Warns that somebody else has the same open. */
export function PresenceNote({ collection, entity, draft }: Props) {
  const others = usePresence(collection, entity, draft);
  const names = [...new Set(others.map(({ who }) => who))];
  if (names.length === 0) return null;
  return <Alert severity="warning">{`Сейчас это же открыто у других: ${names.join(', ')}`}</Alert>;
}

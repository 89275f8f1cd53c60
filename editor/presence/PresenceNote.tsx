import { Alert } from '@mui/material';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { timeWords } from '../words/moments.ts';
import { namesOf } from './is-same-open.ts';
import { usePresence } from './use-presence.ts';

type Props = {
  readonly collection: CollectionDescription['name'];
  readonly entity: number | null;
  readonly draft: number | null;
};

/** Warns that somebody else has the same entity open. */
export function PresenceNote({ collection, entity, draft }: Props) {
  const others = usePresence(collection, entity, draft);
  if (others.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {`Сейчас это открыто и\u00a0у\u00a0других: ${namesOf(others, (at) => timeWords(at))}. Если сохраните оба, правки соединятся.`}
    </Alert>
  );
}

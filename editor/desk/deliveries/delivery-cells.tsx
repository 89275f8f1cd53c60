/** Cells of the list of messages. */
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { deskDeliveryDrop, deskDeliverySend } from '../../../contract/calls/desk.ts';
import { deskDelivery } from '../../../contract/schemas/deliveries.ts';
import { send } from '../../calls/send.ts';
import { momentWords } from '../../words/moments.ts';
import { ActDialog } from '../ActDialog.tsx';
import { useDeskRecord } from '../desk-record.ts';
import { OpenButton } from '../OpenButton.tsx';
import { DELIVERY_STATE, factWords, failureWords, sendWords, sentWords } from './delivery-words.ts';

export function MessageCell() {
  const one = useDeskRecord(deskDelivery);
  if (!one) return null;
  return (
    <Box sx={{ minWidth: 176, overflowWrap: 'break-word' }}>
      {one.to}
      {one.subject !== null && (
        <Typography variant="caption" component="p" color="textSecondary">
          {one.subject}
        </Typography>
      )}
    </Box>
  );
}

export function WhyCell() {
  const one = useDeskRecord(deskDelivery);
  if (!one) return null;
  const again =
    one.state === 'waiting' && one.next_try_at !== null
      ? `следующая попытка ${momentWords(one.next_try_at)}`
      : null;
  return (
    <Box sx={{ minWidth: 208, maxWidth: 480 }}>
      {failureWords(one.state, one.failure) ?? DELIVERY_STATE[one.state]}
      <Typography variant="caption" component="p" color="textSecondary">
        {[factWords(one), again].filter((word) => word !== null).join(' · ')}
      </Typography>
    </Box>
  );
}

type Props = { readonly reason: string };

/** Resends a message, or drops it. */
export function ActCell({ reason }: Props) {
  const one = useDeskRecord(deskDelivery);
  const [wanted, setWanted] = useState<'send' | 'drop' | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  if (!one) return null;
  const about = `сообщение ${one.id}`;
  const verb = one.state === 'waiting' ? 'Отправить сейчас' : 'Отправить ещё\u00a0раз';
  const params = (why: string) => ({ delivery: String(one.id), why: { reason: why } });
  const done = (words: string) => () => {
    notify(words, { type: 'success' });
    refresh();
  };
  const common = { reason, close: () => setWanted(null) };
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', whiteSpace: 'nowrap' }}
    >
      {one.can_send && <OpenButton words={verb} about={about} open={() => setWanted('send')} />}
      {one.state !== 'dropped' && (
        <OpenButton words="Оставить" about={about} open={() => setWanted('drop')} />
      )}
      {wanted === 'send' && (
        <ActDialog
          {...common}
          title={`${verb}?`}
          words={sendWords(one.state)}
          verb="Отправить"
          act={(why) => send(deskDeliverySend, params(why))}
          onDone={done(sentWords(one.state))}
        />
      )}
      {wanted === 'drop' && (
        <ActDialog
          {...common}
          title="Оставить как есть?"
          words={
            'Сообщение больше не\u00a0будут отправлять, и\u00a0в\u00a0этом списке его не\u00a0будет. Найти его можно среди оставленных.'
          }
          verb="Оставить"
          act={(why) => send(deskDeliveryDrop, params(why))}
          onDone={done('Сообщение оставлено')}
        />
      )}
    </Box>
  );
}

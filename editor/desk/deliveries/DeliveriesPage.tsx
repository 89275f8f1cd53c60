import { Alert } from '@mui/material';
import { Title } from 'react-admin';
import { deskDeliveryState } from '../../../contract/calls/desk.ts';
import { ScreenTitle } from '../../app/ScreenTitle.tsx';
import { useCall } from '../../calls/use-call.ts';
import { ReasonGate } from '../reason/ReasonGate.tsx';
import { DeliveryList } from './DeliveryList.tsx';
import { moneyWords } from './delivery-words.ts';

/** Emails and SMS that need attention. */
export function DeliveriesPage() {
  const state = useCall(deskDeliveryState, {});
  const money = state?.ok ? moneyWords(state.value) : null;
  return (
    <>
      <Title title={'Письма и\u00a0SMS'} />
      <ScreenTitle>{'Письма и\u00a0SMS'}</ScreenTitle>
      {money !== null && <Alert severity="warning">{money}</Alert>}
      <ReasonGate
        what={
          'сообщения, которые не\u00a0ушли или не\u00a0дошли, без\u00a0текста и\u00a0полных адресов'
        }
      >
        {(reason) => <DeliveryList reason={reason} />}
      </ReasonGate>
    </>
  );
}

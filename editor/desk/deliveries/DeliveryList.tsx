import { DataTable } from 'react-admin';
import { WorkList } from '../WorkList.tsx';
import { ActCell, MessageCell, WhyCell } from './delivery-cells.tsx';
import { DELIVERY_STATE } from './delivery-words.ts';

/** The states that can be selected; messages in other states need no attention. */
const STATES = {
  dead: DELIVERY_STATE.dead,
  unknown: DELIVERY_STATE.unknown,
  failed: DELIVERY_STATE.failed,
  waiting: DELIVERY_STATE.waiting,
  dropped: DELIVERY_STATE.dropped,
};

type Props = { readonly reason: string };

/** Messages, why they are here, and the actions for them. */
export const DeliveryList = ({ reason }: Props) => (
  <WorkList reason={reason} states={STATES} first="dead" hasSearch={false}>
    <DataTable.Col source="to" label="Кому" disableSort>
      <MessageCell />
    </DataTable.Col>
    <DataTable.Col source="failure" label="Что случилось" disableSort>
      <WhyCell />
    </DataTable.Col>
    <DataTable.Col label="Что сделать">
      <ActCell reason={reason} />
    </DataTable.Col>
  </WorkList>
);

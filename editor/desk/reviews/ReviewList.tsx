import { DataTable, DateField, List, SearchInput, SelectInput } from 'react-admin';
import { SHORT } from '../short-moment.ts';
import { ONE_LOOK } from '../use-look.ts';
import { DecideCell, ReviewCell } from './review-cells.tsx';
import { REVIEW_STATE } from './review-words.ts';

const choices = Object.entries(REVIEW_STATE).map(([id, name]) => ({ id, name }));

const FILTERS = [
  <SearchInput key="search" source="search" alwaysOn />,
  <SelectInput key="state" source="state" label="Состояние" choices={choices} alwaysOn />,
];

type Props = { readonly reason: string };

/** Newest first. */
export const ReviewList = ({ reason }: Props) => (
  <List
    title={false}
    filters={FILTERS}
    filter={{ reason }}
    filterDefaultValues={{ state: 'waiting' }}
    queryOptions={ONE_LOOK}
    disableSyncWithLocation
    storeKey={false}
    actions={false}
    exporter={false}
    perPage={25}
  >
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="sent_at" label="Когда" disableSort>
        <DateField source="sent_at" showTime locales="ru" options={SHORT} />
      </DataTable.Col>
      <DataTable.Col source="text" label="Отзыв" disableSort>
        <ReviewCell />
      </DataTable.Col>
      <DataTable.Col label="Решение">
        <DecideCell reason={reason} />
      </DataTable.Col>
    </DataTable>
  </List>
);

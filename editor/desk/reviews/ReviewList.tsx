import { DataTable } from 'react-admin';
import { WorkList } from '../WorkList.tsx';
import { DecideCell, ReviewCell } from './review-cells.tsx';
import { REVIEW_STATE } from './review-words.ts';

type Props = { readonly reason: string };

/** The list of reviews, with their states and actions. */
export const ReviewList = ({ reason }: Props) => (
  <WorkList reason={reason} states={REVIEW_STATE} first="waiting">
    <DataTable.Col source="text" label="Отзыв" disableSort>
      <ReviewCell />
    </DataTable.Col>
    <DataTable.Col label="Решение">
      <DecideCell reason={reason} />
    </DataTable.Col>
  </WorkList>
);

import { Title } from 'react-admin';
import { ScreenTitle } from '../../app/ScreenTitle.tsx';
import { ReasonGate } from '../reason/ReasonGate.tsx';
import { ReviewList } from './ReviewList.tsx';

/** Visitors' reviews of products, before they are published. */
export function ReviewsPage() {
  return (
    <>
      <Title title="Отзывы" />
      <ScreenTitle>Отзывы</ScreenTitle>
      <ReasonGate what={'отзывы вместе с\u00a0номерами тех, кто их написал'}>
        {(reason) => <ReviewList reason={reason} />}
      </ReasonGate>
    </>
  );
}

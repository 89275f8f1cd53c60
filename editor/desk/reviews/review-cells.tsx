/** Cells of the reviews list. */
import { Box, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { deskReviewDecide } from '../../../contract/calls/desk.ts';
import { deskReview } from '../../../contract/schemas/desk.ts';
import { send } from '../../calls/send.ts';
import { momentWords } from '../../words/moments.ts';
import { ActDialog } from '../ActDialog.tsx';
import { useDeskRecord } from '../desk-record.ts';
import { OpenButton } from '../OpenButton.tsx';
import { DECISIONS, ratingWords, REVIEW_STATE } from './review-words.ts';

/** The whole text: deciding on an excerpt would be unfair. */
export function ReviewCell() {
  const one = useDeskRecord(deskReview);
  if (!one) return null;
  const about = [
    ratingWords(one.rating),
    one.page,
    one.member === null ? null : `участник ${one.member}`,
  ];
  const decided = [
    REVIEW_STATE[one.state],
    one.decided_by,
    one.decided_at && momentWords(one.decided_at),
    one.reason,
  ];
  return (
    <Box sx={{ maxWidth: 640, overflowWrap: 'anywhere' }}>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{one.text}</Typography>
      {one.url !== null && (
        <Link href={one.url} target="_blank" rel="noopener noreferrer nofollow">
          {one.url}
        </Link>
      )}
      <Typography variant="caption" component="p" color="textSecondary">
        {about.filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {decided.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

/** Asks for a reason before deciding; it is stored with the review. */
export function DecideCell({ reason }: { readonly reason: string }) {
  const one = useDeskRecord(deskReview);
  const notify = useNotify();
  const refresh = useRefresh();
  const [wanted, setWanted] = useState<number | null>(null);
  if (!one) return null;
  const decisions = DECISIONS[one.state];
  const decision = wanted === null ? undefined : decisions[wanted];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {decisions.map(({ to, verb }, place) => (
        <OpenButton key={to} words={verb} about={`отзыв ${one.id}`} open={() => setWanted(place)} />
      ))}
      {decision && (
        <ActDialog
          title={decision.title}
          words={decision.words}
          verb={decision.verb}
          reason={reason}
          act={(why) =>
            send(deskReviewDecide, {
              review: String(one.id),
              decision: { state: decision.to, reason: why },
            })
          }
          onDone={({ state }) => {
            notify(REVIEW_STATE[state], { type: 'success' });
            refresh();
          }}
          close={() => setWanted(null)}
        />
      )}
    </Box>
  );
}

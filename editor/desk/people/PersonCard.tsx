import { Card, CardActions, CardContent, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Facts } from '../Facts.tsx';

type Props = {
  readonly title: string;
  readonly state?: string;
  /** Whether actions are possible in this state. */
  readonly isOpen?: boolean;
  readonly facts: Parameters<typeof Facts>[0]['facts'];
  /** The actions. */
  readonly children?: ReactNode;
};

/** A person, or one of their certificates or orders. */
export const PersonCard = ({ title, state, isOpen = false, facts, children }: Props) => (
  <Card component="section" aria-label={title}>
    <CardContent>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {title}
        {state && (
          <Chip
            size="small"
            label={state}
            color={isOpen ? 'primary' : 'default'}
            sx={{ ml: 1.5 }}
          />
        )}
      </Typography>
      <Facts facts={facts} />
    </CardContent>
    <CardActions disableSpacing sx={{ flexWrap: 'wrap', columnGap: 1, px: 1, pb: 1.5 }}>
      {children}
    </CardActions>
  </Card>
);

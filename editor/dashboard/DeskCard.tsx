import { Card, CardContent, List, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { CallError } from '../../src/client/calls/result.ts';

type Props = {
  readonly title: string;
  readonly error?: CallError | undefined;
  /** The text of an empty card. */
  readonly nothing: string;
  readonly children: readonly ReactNode[];
  /** Rendered after the lines. */
  readonly footer?: ReactNode;
};

/** A card of the start screen. */
export const DeskCard = ({ title, error, nothing, children, footer }: Props) => (
  <Card component="section" aria-label={title}>
    <CardContent>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {error && <Typography color="error">{error.description}</Typography>}
      {!error && children.length === 0 && <Typography color="textSecondary">{nothing}</Typography>}
      {children.length > 0 && (
        <List dense sx={{ mx: -2 }}>
          {children}
        </List>
      )}
      {footer}
    </CardContent>
  </Card>
);

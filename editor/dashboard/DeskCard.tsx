import { Card, CardContent, List, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { CallError } from '../../src/client/calls/result.ts';

type Props = {
  readonly title: string;
  readonly error?: CallError | undefined;
  /** What is said while there is nothing to show. */
  readonly nothing: string;
  readonly children: readonly ReactNode[];
  /** What follows them. */
  readonly footer?: ReactNode;
};

/** A part of the first screen. */
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

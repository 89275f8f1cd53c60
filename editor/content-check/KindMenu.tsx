import { Card, Chip, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { CHECK_KINDS, type CheckName } from '../../contract/collections/check-kinds.ts';

type Props = {
  readonly counts: readonly { readonly kind: CheckName; readonly count: number }[];
  /** Null: none selected yet. */
  readonly chosen: CheckName | null;
  readonly onChoose: (kind: CheckName) => void;
};

/** The kinds of findings, with their counts. */
export const KindMenu = ({ counts, chosen, onChoose }: Props) => (
  <Card component="nav" aria-label="Что проверяем">
    <List>
      {counts.map(({ kind, count }) => (
        <ListItem key={kind} disablePadding>
          <ListItemButton
            selected={kind === chosen}
            aria-current={kind === chosen}
            onClick={() => onChoose(kind)}
          >
            <ListItemText primary={CHECK_KINDS[kind]} />
            <Chip
              size="small"
              label={count}
              color={count > 0 ? 'primary' : 'default'}
              variant={count > 0 ? 'filled' : 'outlined'}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  </Card>
);

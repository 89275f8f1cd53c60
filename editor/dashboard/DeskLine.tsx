import { ListItem, ListItemButton, ListItemText } from '@mui/material';
import { Link } from 'react-router-dom';

type Props = {
  readonly primary: string;
  readonly secondary: string;
  /** The screen that it leads to; null: none. */
  readonly to: string | null;
};

/** One thing to know, which may lead somewhere. */
export function DeskLine({ primary, secondary, to }: Props) {
  const text = <ListItemText primary={primary} secondary={secondary} />;
  if (to === null) return <ListItem>{text}</ListItem>;
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={to}>
        {text}
      </ListItemButton>
    </ListItem>
  );
}

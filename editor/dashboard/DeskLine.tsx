import { ListItem, ListItemButton, ListItemText } from '@mui/material';
import { Link } from 'react-router-dom';

type Props = {
  readonly primary: string;
  readonly secondary: string;
  /** The screen that it links to; null: none. */
  readonly to: string | null;
  /** A page outside the app, used instead of `to`. */
  readonly href?: string;
};

const OUTSIDE = { component: 'a', target: '_blank', rel: 'noopener' } as const;

/** A line of a card, which may be a link. */
export function DeskLine({ primary, secondary, to, href }: Props) {
  const text = <ListItemText primary={primary} secondary={secondary} />;
  if (to === null && href === undefined) return <ListItem>{text}</ListItem>;
  return (
    <ListItem disablePadding>
      {to === null ? (
        <ListItemButton {...OUTSIDE} href={href}>
          {text}
        </ListItemButton>
      ) : (
        <ListItemButton component={Link} to={to}>
          {text}
        </ListItemButton>
      )}
    </ListItem>
  );
}

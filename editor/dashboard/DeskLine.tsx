import { ListItem, ListItemButton, ListItemText } from '@mui/material';
import { Link } from 'react-router-dom';

type Props = {
  readonly primary: string;
  readonly secondary: string;
  /** The screen that it leads to; null: none. */
  readonly to: string | null;
  /** A page outside of this screen, in place of one. */
  readonly href?: string;
};

const OUTSIDE = { component: 'a', target: '_blank', rel: 'noopener' } as const;

/** One thing to know, which may lead somewhere. */
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

import { ListSubheader } from '@mui/material';
import { Menu, useResourceDefinitions } from 'react-admin';
import { grouped } from './menu-groups.ts';

/** Collections by subject. */
export function ScreenMenu() {
  const resources = Object.values(useResourceDefinitions()).filter(({ name }) => name !== 'drafts');
  return (
    <Menu>
      <Menu.ResourceItem name="drafts" />
      {grouped(resources).map(({ title, items }) => [
        <ListSubheader key={title} component="div" disableSticky>
          {title}
        </ListSubheader>,
        ...items.map(({ name }) => <Menu.ResourceItem key={name} name={name} />),
      ])}
    </Menu>
  );
}

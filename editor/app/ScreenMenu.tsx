import { ListSubheader } from '@mui/material';
import { Menu, useResourceDefinitions } from 'react-admin';
import { grouped } from './menu-groups.ts';

/** Collections by subject. */
export function ScreenMenu() {
  const resources = Object.values(useResourceDefinitions()).filter(({ hasList }) => hasList);
  return (
    <Menu>
      {grouped(resources).map(({ title, items }) => [
        <ListSubheader key={title} component="div" disableSticky>
          {title}
        </ListSubheader>,
        ...items.map(({ name }) => <Menu.ResourceItem key={name} name={name} />),
      ])}
    </Menu>
  );
}

import ViewList from '@mui/icons-material/ViewList';
import Update from '@mui/icons-material/Update';
import { ListSubheader } from '@mui/material';
import { Menu, useResourceDefinitions } from 'react-admin';
import { isOfDesk } from '../desk/desk-names.ts';
import { FIRST, grouped, WORK } from './menu-groups.ts';

/** Collections by subject, between what is being done and what has been done. */
export function ScreenMenu() {
  const resources = Object.values(useResourceDefinitions());
  const desk = resources.filter(({ name }) => isOfDesk(name));
  const collections = resources.filter(
    ({ name }) => !FIRST.includes(name) && !WORK.includes(name) && !isOfDesk(name),
  );
  const work = resources.filter(({ name }) => WORK.includes(name));
  return (
    <Menu>
      <Menu.DashboardItem />
      {FIRST.map((name) => (
        <Menu.ResourceItem key={name} name={name} />
      ))}
      {grouped(collections).map(({ title, items }) => [
        <ListSubheader key={title} component="div" disableSticky>
          {title}
        </ListSubheader>,
        ...items.map(({ name }) => <Menu.ResourceItem key={name} name={name} />),
      ])}
      {desk.length > 0 && (
        <ListSubheader component="div" disableSticky>
          Поддержка
        </ListSubheader>
      )}
      {desk.map(({ name }) => (
        <Menu.ResourceItem key={name} name={name} />
      ))}
      <ListSubheader component="div" disableSticky>
        Редакция
      </ListSubheader>
      <Menu.Item to="/content-check" primaryText="Проверка содержания" leftIcon={<ViewList />} />
      <Menu.Item to="/releases" primaryText="Выпуски сайта" leftIcon={<Update />} />
      {work.map(({ name }) => (
        <Menu.ResourceItem key={name} name={name} />
      ))}
    </Menu>
  );
}

import { ListSubheader } from '@mui/material';
import { Menu, useResourceDefinitions } from 'react-admin';
import { described } from '../data/descriptions.ts';
import { isOfDesk } from '../desk/desk-names.ts';
import { FIRST, grouped, WORK } from './menu-groups.ts';
import { MenuIcon } from './MenuIcon.tsx';

const Line = ({ name }: { readonly name: string }) => (
  <Menu.ResourceItem name={name} leftIcon={<MenuIcon name={name} />} />
);

/** The menu: collections by subject, between current work and records of past work. */
export function ScreenMenu() {
  const resources = Object.values(useResourceDefinitions());
  const desk = resources.filter(({ name }) => isOfDesk(name));
  const collections = resources.filter(
    ({ name }) => !FIRST.includes(name) && !WORK.includes(name) && !isOfDesk(name),
  );
  const work = resources.filter(({ name }) => WORK.includes(name));
  return (
    <Menu>
      <Menu.DashboardItem leftIcon={<MenuIcon name="dashboard" />} />
      {FIRST.map((name) => (
        <Line key={name} name={name} />
      ))}
      {grouped(collections, ({ name }) => described(name).menu).map(({ title, items }) => [
        <ListSubheader key={title} component="div" disableSticky>
          {title}
        </ListSubheader>,
        ...items.map(({ name }) => <Line key={name} name={name} />),
      ])}
      {desk.length > 0 && (
        <ListSubheader component="div" disableSticky>
          Поддержка
        </ListSubheader>
      )}
      {desk.map(({ name }) => (
        <Line key={name} name={name} />
      ))}
      <ListSubheader component="div" disableSticky>
        Редакция
      </ListSubheader>
      <Menu.Item
        to="/content-check"
        primaryText="Проверка содержания"
        leftIcon={<MenuIcon name="content-check" />}
      />
      <Menu.Item
        to="/releases"
        primaryText="Выпуски сайта"
        leftIcon={<MenuIcon name="releases" />}
      />
      {work.map(({ name }) => (
        <Line key={name} name={name} />
      ))}
    </Menu>
  );
}

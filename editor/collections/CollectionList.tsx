import { DataTable, List, SearchInput, useResourceContext } from 'react-admin';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { described } from '../data/descriptions.ts';
import { FieldCell } from './FieldCell.tsx';
import { filterInputs } from './filter-inputs.tsx';
import { StateCell } from './StateCell.tsx';
import { VariantCell } from './VariantCell.tsx';

const LIVE = 'На\u00a0сайте';

/** The list of a collection, with the columns, filters and orders of its description. */
export function CollectionList() {
  const collection = described(useResourceContext() ?? '');
  const { fields, shows, sorts, many, variants } = collection;
  const differ = Object.keys(variants).length > 0;
  const filters = [
    <SearchInput key="search" source="search" alwaysOn />,
    ...filterInputs(collection),
  ];
  return (
    <List filters={filters} perPage={25} title={many} exporter={false}>
      <ScreenTitle>{many}</ScreenTitle>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        {differ && (
          <DataTable.Col source="alias" label="Что это" disableSort>
            <VariantCell variants={variants} />
          </DataTable.Col>
        )}
        {shows.map((name) => {
          const field = fields[name];
          if (!field) return null;
          return (
            <DataTable.Col
              key={name}
              source={name}
              label={field.label}
              disableSort={!sorts.includes(name)}
            >
              <FieldCell source={name} field={field} />
            </DataTable.Col>
          );
        })}
        <DataTable.Col source="live" label={LIVE} disableSort>
          <StateCell />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

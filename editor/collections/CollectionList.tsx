import { DataTable, SearchInput, useResourceContext } from 'react-admin';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { onUse } from '../app/on-use.ts';
import { Chosen } from '../bulk/Chosen.tsx';
import { SelectCell, SelectPage } from '../bulk/select-cells.tsx';
import { SelectionProvider } from '../bulk/SelectionProvider.tsx';
import { mayI } from '../calls/session.ts';
import { described } from '../data/descriptions.ts';
import { ListScreen } from '../lists/ListScreen.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { SortedColumn } from '../lists/SortedColumn.tsx';
import { chosenRow } from './chosen-row.ts';
import { FieldCell } from './FieldCell.tsx';
import { filterInputs } from './filter-inputs.tsx';
import { NameCell } from './NameCell.tsx';
import { StateCell } from './StateCell.tsx';
import { VariantCell } from './VariantCell.tsx';

const BulkBar = onUse(() => import('../bulk/BulkBar.tsx'), 'BulkBar');

const LIVE = 'На\u00a0сайте';

/** The columns of fields; one of them links to the entity, unless another column does. */
function fieldColumns(
  { name: collection, fields, shows, sorts }: CollectionDescription,
  isNamed: boolean,
) {
  const naming = isNamed ? undefined : shows.find((name) => fields[name]?.kind !== 'picture');
  return shows.flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    return (
      <SortedColumn
        key={name}
        source={name}
        label={field.label}
        disableSort={!sorts.includes(name)}
      >
        {name === naming ? (
          <NameCell collection={collection} source={name} field={field} />
        ) : (
          <FieldCell source={name} field={field} />
        )}
      </SortedColumn>
    );
  });
}

/** The list of a collection, with the columns, filters and sort orders of its description. */
export function CollectionList() {
  const collection = described(useResourceContext() ?? '');
  const { name, many, variants } = collection;
  const rowOf = chosenRow(collection);
  const differ = Object.keys(variants).length > 0;
  const filters = [
    <SearchInput key="search" source="search" alwaysOn />,
    ...filterInputs(collection),
  ];
  return (
    <SelectionProvider key={name}>
      <ListScreen
        title={many}
        filters={filters}
        above={
          <Chosen>
            <BulkBar collection={collection} />
          </Chosen>
        }
        isOpened
      >
        {mayI('publish') && (
          <DataTable.Col label={<SelectPage rowOf={rowOf} />} disableSort sx={{ width: '1px' }}>
            <SelectCell rowOf={rowOf} />
          </DataTable.Col>
        )}
        {differ && (
          <DataTable.Col source="alias" label="Что это" disableSort>
            <RowLink>
              <VariantCell variants={variants} />
            </RowLink>
          </DataTable.Col>
        )}
        {fieldColumns(collection, differ)}
        <DataTable.Col source="live" label={LIVE} disableSort>
          <StateCell />
        </DataTable.Col>
      </ListScreen>
    </SelectionProvider>
  );
}

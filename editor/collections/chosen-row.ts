import type { RaRecord } from 'react-admin';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import type { Row } from '../bulk/selection.ts';
import { fieldsOf } from '../data/descriptions.ts';
import { entityName } from '../data/entity-name.ts';
import { shownOf } from './shown-record.ts';

/** Turns an entity of a list into a row of the selection. */
export const chosenRow =
  (collection: CollectionDescription) =>
  (record: RaRecord): Row => ({
    id: Number(record.id),
    name: entityName(collection, record),
    draft: shownOf(record).draft?.id ?? null,
    fields: fieldsOf(collection, record['alias']),
  });

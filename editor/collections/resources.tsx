import { Resource } from 'react-admin';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { whoAmI } from '../calls/who.ts';
import { readDescriptions } from '../data/descriptions.ts';
import { draftResource } from '../drafts/draft-resource.tsx';
import { CollectionCreate } from './CollectionCreate.tsx';
import { CollectionEdit } from './CollectionEdit.tsx';
import { CollectionList } from './CollectionList.tsx';

const resource = ({ name, many, title, is_fixed }: CollectionDescription) => (
  <Resource
    key={name}
    name={name}
    list={CollectionList}
    edit={CollectionEdit}
    {...(!is_fixed && { create: CollectionCreate })}
    recordRepresentation={title}
    options={{ label: many }}
  />
);

/**
 * A resource for each described collection: there is no other list of them. Whoever is not signed
 * in has none, and is led to the sign-in.
 */
export async function resources() {
  if (!(await whoAmI()).ok) return [];
  return [...(await readDescriptions()).map(resource), draftResource];
}

import { Resource } from 'react-admin';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { noCreation } from '../app/no-creation.tsx';
import { onUse } from '../app/on-use.ts';
import { accountResource } from '../accounts/account-resource.tsx';
import { untilAnswered } from '../calls/outage.ts';
import { mayI } from '../calls/session.ts';
import { whoAmI } from '../calls/who.ts';
import { readDescriptions } from '../data/descriptions.ts';
import { deletedResource } from '../deleted/deleted-resource.tsx';
import { deskResources } from '../desk/desk-resources.tsx';
import { draftResource } from '../drafts/draft-resource.tsx';
import { libraryResource } from '../library/library-resource.tsx';
import { logResource } from '../log/log-resource.tsx';
import { setResource } from '../sets/set-resource.tsx';

const CollectionList = onUse(() => import('./CollectionList.tsx'), 'CollectionList');
const CollectionEdit = onUse(() => import('./collection-forms.ts'), 'CollectionEdit');
const CollectionCreate = onUse(() => import('./collection-forms.ts'), 'CollectionCreate');

const resource = ({ name, many, title, is_fixed }: CollectionDescription) => (
  <Resource
    key={name}
    name={name}
    list={CollectionList}
    edit={CollectionEdit}
    {...(!is_fixed && { create: CollectionCreate })}
    recordRepresentation={title}
    options={{ label: many }}
  >
    {is_fixed && noCreation}
  </Resource>
);

/**
 * A resource for each described collection, the only list of them. A signed-out user has none, and
 * is redirected to the sign-in page.
 */
export async function resources() {
  if (!(await untilAnswered(whoAmI)).ok) return [];
  const shared = [draftResource, setResource(), libraryResource, deletedResource, logResource];
  const own = mayI('accounts') ? [accountResource] : [];
  return [...(await readDescriptions()).map(resource), ...deskResources(), ...shared, ...own];
}

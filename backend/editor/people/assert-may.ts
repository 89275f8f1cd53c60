import { may, type Permission } from '../../../contract/permissions.ts';
import { Failure } from '../../failure.ts';
import type { Editor } from './editor.ts';

const REFUSALS: Readonly<Record<Permission, string>> = {
  read: 'Вам здесь ничего не\u00a0видно',
  draft: 'Вы\u00a0можете только смотреть',
  publish: 'Публикует выпускающий редактор. Сохраните черновик',
  people: 'Данные людей видит только поддержка',
  accounts: 'Доступами управляет администратор',
};

/** @throws Failure `forbidden`. */
export function assertMay({ role }: Pick<Editor, 'role'>, permission: Permission): void {
  if (may(role, permission)) return;
  // An editor who cannot write drafts at all needs no advice to save one.
  const told = permission === 'publish' && !may(role, 'draft') ? 'draft' : permission;
  throw new Failure('forbidden', REFUSALS[told]);
}

import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { deskMemberData, deskMemberDelete } from '../../../contract/calls/desk-people.ts';
import { phoneWords } from '../../../src/config/phone.ts';
import { formatPoints } from '../../../src/words/points.ts';
import { send } from '../../calls/send.ts';
import { dayWords } from '../../words/moments.ts';
import { ActDialog } from '../ActDialog.tsx';
import { saveFile } from '../save-file.ts';
import type { CardProps } from './card-props.ts';
import type { FoundMember } from './found.ts';
import { lostPoints, memberName } from './person-words.ts';
import { PersonCard } from './PersonCard.tsx';
import { PointsDialog } from './PointsDialog.tsx';

type Props = CardProps & { readonly member: FoundMember };

/** A member: corrects points, exports and deletes data on request. */
export function MemberCard({ member, reason, onFind, onChanged }: Props) {
  const [wanted, setWanted] = useState<'points' | 'data' | 'delete' | null>(null);
  const notify = useNotify();
  const { id, phone, email, joined_at, balance } = member;
  // Members who sign in by email may have no phone.
  const contact = phone ?? email;
  const close = () => setWanted(null);
  const params = (why: string) => ({ member: String(id), why: { reason: why } });
  return (
    <PersonCard
      title={memberName(member)}
      facts={[
        ['Номер', String(id)],
        ['Телефон', phone && phoneWords(phone)],
        ['Почта', email],
        ['В клубе с', dayWords(joined_at)],
        ['Можно потратить', formatPoints(balance)],
      ]}
    >
      {phone !== null && <Button onClick={() => onFind('certificates', phone)}>Сертификаты</Button>}
      {contact !== null && <Button onClick={() => onFind('orders', contact)}>Заказы</Button>}
      <Button onClick={() => setWanted('points')}>Исправить баллы</Button>
      <Button onClick={() => setWanted('data')}>Выгрузить данные</Button>
      <Button color="error" onClick={() => setWanted('delete')}>
        Удалить данные
      </Button>
      {wanted === 'points' && (
        <PointsDialog member={member} reason={reason} onChanged={onChanged} close={close} />
      )}
      {wanted === 'data' && (
        <ActDialog
          title="Выгрузить все данные участника?"
          words={
            'Файл со\u00a0всем, что о\u00a0нём хранится, сохранится на\u00a0вашем компьютере. Передайте его участнику и\u00a0сотрите у\u00a0себя.'
          }
          verb="Выгрузить"
          reason={reason}
          act={(why) => send(deskMemberData, params(why))}
          onDone={(data) => saveFile(`uchastnik-${id}.json`, JSON.stringify(data, null, 2))}
          close={close}
        />
      )}
      {wanted === 'delete' && (
        <ActDialog
          isDangerous
          title={`Удалить данные: ${memberName(member)}?`}
          words={`Вход закроется сразу на\u00a0всех устройствах. Имя, телефон, почта и\u00a0сведения о\u00a0детях сотрутся, ${lostPoints(balance)}. Останутся записи без имени, которые нужны для учёта. Отменить это нельзя.`}
          verb="Удалить навсегда"
          reason={reason}
          act={(why) => send(deskMemberDelete, params(why))}
          onDone={() => {
            notify('Данные участника удалены', { type: 'success' });
            onChanged();
          }}
          close={close}
        />
      )}
    </PersonCard>
  );
}

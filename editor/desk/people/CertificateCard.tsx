import { Button } from '@mui/material';
import { deskCertificateCancel, deskCertificateSend } from '../../../contract/calls/desk-people.ts';
import { phoneWords } from '../../../src/config/phone.ts';
import { formatDay } from '../../../src/words/dates.ts';
import { send } from '../../calls/send.ts';
import { ActDialog } from '../ActDialog.tsx';
import type { CardProps } from './card-props.ts';
import type { FoundCertificate } from './found.ts';
import { CERTIFICATE_STATE, isValid } from './person-words.ts';
import { PersonCard } from './PersonCard.tsx';
import { useActs } from './use-acts.ts';

type Props = CardProps & { readonly certificate: FoundCertificate };

/** A certificate, which can be resent or cancelled. */
export function CertificateCard({ certificate, reason, onFind, onChanged }: Props) {
  const { wanted, want, common, done } = useActs<'send' | 'cancel'>({ reason, onChanged });
  const { id, number, state, holder, phone, issued_on, valid_to, optician } = certificate;
  const params = (why: string) => ({ certificate: String(id), why: { reason: why } });
  return (
    <PersonCard
      title={`Сертификат ${number}`}
      state={CERTIFICATE_STATE[state]}
      isOpen={isValid(certificate)}
      facts={[
        ['На кого', holder],
        ['Телефон', phoneWords(phone)],
        ['Выдан', formatDay(issued_on)],
        ['Действует по', formatDay(valid_to)],
        ['Оптика', `${optician.title}, ${optician.city.title}, ${optician.address}`],
      ]}
    >
      {isValid(certificate) && (
        <>
          <Button onClick={() => want('send')}>Отправить ещё раз</Button>
          <Button color="error" onClick={() => want('cancel')}>
            Отменить
          </Button>
        </>
      )}
      <Button color="inherit" onClick={() => onFind('member', phone)}>
        Чей это телефон
      </Button>
      {wanted === 'send' && (
        <ActDialog
          {...common}
          title="Отправить сертификат ещё раз?"
          words={`SMS с\u00a0номером уйдёт на\u00a0${phoneWords(phone)}, а\u00a0письмо\u00a0— на\u00a0почту из\u00a0заявки. Номер останется прежним.`}
          verb="Отправить"
          act={(why) => send(deskCertificateSend, params(why))}
          onDone={done('Сертификат отправлен')}
        />
      )}
      {wanted === 'cancel' && (
        <ActDialog
          {...common}
          isDangerous
          title={`Отменить сертификат ${number}?`}
          words={`Оптика по\u00a0нему ничего не\u00a0выдаст, пробная пара вернётся в\u00a0запас, а\u00a0на\u00a0${phoneWords(phone)} можно будет оформить новый. Этот уже не\u00a0вернуть.`}
          verb="Отменить сертификат"
          act={(why) => send(deskCertificateCancel, params(why))}
          onDone={done('Сертификат отменён')}
        />
      )}
    </PersonCard>
  );
}

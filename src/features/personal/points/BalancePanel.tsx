import type { ReactNode } from 'react';
import type { Balance } from '../../../../contract/schemas/member.ts';
import { DeepPanel } from '../../../ui/page/DeepPanel.tsx';
import { counted } from '../../../words/plural.ts';
import { formatPoints } from '../../../words/points.ts';
import * as css from './BalancePanel.module.css';

const pointForms = { one: 'балл', few: 'балла', many: 'баллов' };

type Props = {
  /** The label above the number. */
  title: ReactNode;
  /** Null while it is loading: space is reserved for the number. */
  balance: Pick<Balance, 'available' | 'pending'> | null;
  /** At the bottom: links. */
  children?: ReactNode;
};

/** What the number means. */
function noteOf(balance: Props['balance']): string {
  // As long as the usual words, so that these take as many lines.
  if (balance === null) return 'Узнаём, сколько можно потратить…';
  if (balance.pending > 0) {
    return `Ещё ${formatPoints(balance.pending)} начислим, когда приглашённые друзья зарегистрируют первую упаковку`;
  }
  if (balance.available === 0) return 'Новые начислим за\u00a0код с\u00a0упаковки';
  return 'Столько можно потратить сейчас';
}

/** The member's balance, large; the only dark panel of the page. */
export function BalancePanel({ title, balance, children }: Props) {
  const [number, word] = balance
    ? counted(balance.available, pointForms).split(/\u00a0(?=\D+$)/)
    : ['', ''];
  return (
    <DeepPanel inset rings="above" className={css.root}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.points}>
        <span className={css.number}>{number}</span> <span className={css.word}>{word}</span>
      </p>
      <p className={css.note}>{noteOf(balance)}</p>
      {children !== undefined && <div className={css.ways}>{children}</div>}
    </DeepPanel>
  );
}

import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { Live } from '../Live.tsx';
import { answerWords, consentHistory, standingConsents } from './consent-history.ts';
import { ConsentRow } from './ConsentRow.tsx';

type Props = { open: boolean; onClose: () => void; onDelete: () => void };

/** All of the member's answers to consents, each with a way to withdraw it. */
export function ConsentDialog({ open, onClose, onDelete }: Props) {
  return (
    <Dialog id="consent-history" title="История согласий" open={open} onClose={onClose}>
      {open && (
        <Live
          resource={consentHistory}
          what="историю согласий"
          waiting={<Skeleton lines={6} label="Загружаем историю согласий…" />}
        >
          {({ items }) => {
            const standing = standingConsents(items);
            return items.length === 0 ? (
              <p>Вы&nbsp;ещё не&nbsp;отвечали ни&nbsp;на&nbsp;одно согласие.</p>
            ) : (
              <ul role="list">
                {items.map((answer) => (
                  <ConsentRow
                    key={answer.id}
                    answer={answer}
                    state={answerWords(items, answer)}
                    standing={standing.has(answer.id)}
                    onDelete={onDelete}
                  />
                ))}
              </ul>
            );
          }}
        </Live>
      )}
    </Dialog>
  );
}

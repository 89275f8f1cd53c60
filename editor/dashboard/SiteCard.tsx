import { editorSite } from '../../contract/calls/editor.ts';
import type { SiteStatus } from '../../contract/schemas/publishing.ts';
import { useCall } from '../calls/use-call.ts';
import { described } from '../data/descriptions.ts';
import { momentWords } from '../words/moments.ts';
import { DeskCard } from './DeskCard.tsx';
import { DeskLine } from './DeskLine.tsx';

function releaseWords({ release, published_revision }: SiteStatus): string {
  if (!release) return 'Сайт ещё не\u00a0опубликован';
  if (!release.newest) return `Читатели видят прежний выпуск от\u00a0${momentWords(release.time)}`;
  return `Всё опубликовано, правка ${published_revision ?? '—'}`;
}

/** What readers see: whether it is everything, and what is held back. */
export function SiteCard() {
  const site = useCall(editorSite, {});
  const status = site?.ok ? site.value : null;
  return (
    <DeskCard
      title="Сайт"
      nothing={site ? 'Сайт сейчас не отвечает: правки сохраняются и выйдут позже.' : 'Спрашиваем…'}
      error={site && !site.ok ? site.error : undefined}
    >
      {status
        ? [
            <DeskLine
              key="release"
              primary={status.held.length > 0 ? 'Опубликовано не\u00a0всё' : releaseWords(status)}
              secondary={status.release ? momentWords(status.release.time) : ''}
              to={null}
            />,
            ...status.held.map(({ entity, id, words }) => (
              <DeskLine
                key={`${entity} ${id}`}
                primary={described(entity).one}
                secondary={words}
                to={id === 0 ? `/${entity}` : `/${entity}/${id}`}
              />
            )),
          ]
        : []}
    </DeskCard>
  );
}

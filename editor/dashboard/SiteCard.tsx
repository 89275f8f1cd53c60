import { editorDelivery, editorSite } from '../../contract/calls/editor-releases.ts';
import { useCall } from '../calls/use-call.ts';
import { described } from '../data/descriptions.ts';
import { DeskCard } from './DeskCard.tsx';
import { DeskLine } from './DeskLine.tsx';
import { buildLines, regeneratorLines } from './site-words.ts';

/** The refetch interval in milliseconds: a publication takes less than a second. */
const AGAIN = 5_000;

const SILENT = 'Сайт сейчас не\u00a0отвечает: правки сохраняются и\u00a0выйдут позже.';

/** What readers see: whether the site is up to date, what is held back, or how a build elsewhere is going. */
export function SiteCard() {
  const site = useCall(editorSite, {}, AGAIN);
  const delivery = useCall(editorDelivery, {}, AGAIN);
  const status = site?.ok ? site.value : null;
  const told = delivery?.ok ? delivery.value : null;
  const isElsewhere = !status && told !== null && told.builder !== 'regenerator';
  const lines = status ? regeneratorLines(status) : isElsewhere ? buildLines(told) : [];
  return (
    <DeskCard
      title="Сайт"
      nothing={site ? SILENT : 'Спрашиваем…'}
      error={site && !site.ok ? site.error : undefined}
    >
      {[
        ...lines.map(({ primary, secondary, to = null, href }) => (
          <DeskLine
            key={primary}
            primary={primary}
            secondary={secondary}
            to={to}
            {...(href && { href })}
          />
        )),
        ...(status?.held ?? []).map(({ entity, id, field, words }) => (
          <DeskLine
            key={`${entity} ${id}`}
            primary={described(entity).one}
            secondary={words}
            to={id === 0 ? `/${entity}` : `/${entity}/${id}${field ? `#field-${field}` : ''}`}
          />
        )),
      ]}
    </DeskCard>
  );
}

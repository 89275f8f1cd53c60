import type { PointsMenu } from '../../../../contract/schemas/member.ts';
import { routes } from '../../../config/routes.ts';
import { balance } from '../../../stores/account.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CardGrid } from '../../../ui/cards/CardGrid.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { CardBones } from '../CardBones.tsx';
import { Live } from '../Live.tsx';
import { BalancePanel } from './BalancePanel.tsx';
import { ExpiringNote } from './ExpiringNote.tsx';
import { pointsMenu } from './points-menu.ts';
import * as css from './PointsView.module.css';
import { WayCard } from './WayCard.tsx';

const TITLES = { earn: 'Как накопить', spend: 'На\u00a0что потратить' } as const;

function Ways({ items, kind }: Pick<PointsMenu, 'items'> & { kind: keyof typeof TITLES }) {
  const ways = items.filter((item) => item.kind === kind);
  if (ways.length === 0) return null;
  return (
    <section className={css.ways}>
      <h2 className={css.title}>{TITLES[kind]}</h2>
      <CardGrid items={ways} keyOf={({ key }) => key} render={(way) => <WayCard way={way} />} />
    </section>
  );
}

/** The balance, the expiring points, and the ways to earn and spend. */
export function PointsView() {
  return (
    <>
      <div className={css.balance}>
        <Live
          resource={balance}
          what="баланс"
          waiting={
            <div data-waiting="">
              <BalancePanel title="На&#160;вашем счёте" balance={null} />
            </div>
          }
        >
          {(got) => (
            <div className={css.balance}>
              <BalancePanel title="На&#160;вашем счёте" balance={got}>
                <Button url={routes.personalHistory} variant="inverse">
                  История баллов
                </Button>
              </BalancePanel>
              <ExpiringNote expiring={got.expiring} />
            </div>
          )}
        </Live>
      </div>
      <Live
        resource={pointsMenu}
        what="способы накопить баллы"
        waiting={<CardBones label="Загружаем способы накопить баллы…" />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="Скоро здесь появятся задания"
              text="А&nbsp;пока баллы можно получить за&nbsp;коды с&nbsp;упаковок."
              action={{ title: 'Зарегистрировать код', url: routes.personalCodes }}
            />
          ) : (
            <div className={css.root}>
              <Ways items={items} kind="earn" />
              <Ways items={items} kind="spend" />
            </div>
          )
        }
      </Live>
    </>
  );
}

import { routes } from '../../../config/routes.ts';
import * as account from '../../../stores/account.ts';
import { useResource } from '../../../stores/resource.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CardBones } from '../CardBones.tsx';
import { Live } from '../Live.tsx';
import { BalancePanel } from '../points/BalancePanel.tsx';
import { useNow } from '../use-now.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { LastEntries } from './LastEntries.tsx';
import { LastOrders } from './LastOrders.tsx';
import * as css from './MainView.module.css';
import { QuickWays } from './QuickWays.tsx';
import { nextReward } from './reward.ts';
import { RewardCard } from './RewardCard.tsx';
import { TaskList } from './TaskList.tsx';
import { tasksOf } from './tasks.ts';
import { isNew, today, type Today } from './today.ts';

function Waiting() {
  return (
    <div className={css.root}>
      <BalancePanel title="Здравствуйте!" balance={null} />
      <CardBones label="Загружаем ваш кабинет…" />
    </div>
  );
}

/** With what the header shares, which may have been loaded again since. */
function useShared(data: Today): Today {
  const balance = useResource(account.balance).data ?? data.balance;
  const profile = useResource(account.profile).data ?? data.profile;
  const orders = useResource(account.orderList).data?.items ?? data.orders;
  // Responses are stored unchanged (see createResource).
  return { ...data, balance, profile: profile as Today['profile'], orders };
}

function Shown({ data: loaded }: { data: Today }) {
  const data = useShared(loaded);
  const { balance, profile, orders, entries, offers } = data;
  const tasks = tasksOf(data, useNow());
  const reward = nextReward(offers ?? [], balance.available);
  const name = profile?.firstName?.trim();
  return (
    <div className={css.root}>
      <BalancePanel title={name ? `Здравствуйте, ${name}!` : 'Здравствуйте!'} balance={balance}>
        <Button url={routes.personalPoints} variant="inverse">
          Как накопить
        </Button>
        <Button url={routes.personalPartners} variant="inverse">
          Потратить
        </Button>
      </BalancePanel>
      {isNew(data) ? (
        <FirstSteps />
      ) : (
        <>
          <div className={css.pair}>
            <TaskList tasks={tasks} />
            {reward && <RewardCard reward={reward} />}
          </div>
          <div className={css.pair}>
            {orders && <LastOrders orders={orders} />}
            {entries && <LastEntries entries={entries} />}
          </div>
        </>
      )}
      <QuickWays />
    </div>
  );
}

/** The area's first page: the member, the balance, current tasks. */
export function MainView() {
  return (
    <Live resource={today} what="ваш кабинет" waiting={<Waiting />}>
      {(data) => <Shown data={data} />}
    </Live>
  );
}

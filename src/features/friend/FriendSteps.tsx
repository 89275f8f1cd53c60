import { NumberedSteps } from '../../ui/signs/NumberedSteps.tsx';

const STEPS = [
  {
    title: 'Вы\u00a0отправляете ссылку',
    text: 'Личная ссылка и\u00a0QR-код ждут вас на\u00a0этой странице после входа. Отправьте их\u00a0в\u00a0мессенджере или покажите с\u00a0экрана.',
  },
  {
    title: 'Друг становится участником',
    text: 'Открывает ссылку и\u00a0входит по\u00a0номеру телефона. Бонус приходит ему сразу, и\u00a0его уже можно копить дальше.',
  },
  {
    title: 'Баллы получаете и\u00a0вы',
    text: 'Как только друг зарегистрирует код с\u00a0первой упаковки. За\u00a0каждого друга бонус начисляется один раз.',
  },
] as const;

/** From the link to the points, in order. */
export const FriendSteps = () => <NumberedSteps steps={STEPS} />;

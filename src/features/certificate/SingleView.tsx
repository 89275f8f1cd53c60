import { useState } from 'react';
import type { PageData } from '../../build/page-data.ts';
import { KEPT_MARK } from '../../config/offline.ts';
import { routes } from '../../config/routes.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { NumberedSteps } from '../../ui/signs/NumberedSteps.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { CodeStep } from './CodeStep.tsx';
import { FindCertificate } from './FindCertificate.tsx';
import { useCertificateFlow, useRunningFlow } from './flow/certificate-flow.ts';
import type { FlowState } from './flow/flow-state.ts';
import { NoScript } from './NoScript.tsx';
import { OtherPhone } from './OtherPhone.tsx';
import { OwnCertificate } from './OwnCertificate.tsx';
import { Processing } from './Processing.tsx';
import * as css from './SingleView.module.css';

const UNANSWERED =
  'Сервис пока не\u00a0отвечает. Скоро спросим ещё раз сами; страницу можно закрыть: ничего не\u00a0потеряется.';

/** The page for a state of the flow. */
function Step({ state }: { state: FlowState }) {
  const [forgotten, setForgotten] = useState(false);
  if (state.certificate) {
    return (
      <>
        <OwnCertificate state={state} certificate={state.certificate} />
        <OtherPhone onForgotten={() => setForgotten(true)} />
      </>
    );
  }
  if (state.validateSms) {
    return (
      <Card padded>
        <CodeStep state={state} heading="h2" away />
      </Card>
    );
  }
  if (state.phase === 'editing' || state.phase === 'captcha' || state.phase === 'sendingCode') {
    return <FindCertificate state={state} focused={forgotten} />;
  }
  return (
    <Card padded>
      <Processing
        heading="h2"
        {...(state.unanswered && { text: UNANSWERED })}
        {...(state.phase === 'resending' && {
          title: 'Отправляем сертификат ещё раз',
          text: 'Он придёт по\u00a0SMS и\u00a0на\u00a0почту через несколько секунд.',
        })}
        {...(state.phase === 'moving' && {
          title: 'Меняем салон',
          text: 'Новый адрес придёт по\u00a0SMS и\u00a0на\u00a0почту через несколько секунд.',
        })}
      />
    </Card>
  );
}

/** The visitor's own certificate. Nothing of it is in the built page. */
export function SingleView({ steps }: PageData['certificateSingle']) {
  useRunningFlow();
  const { state, read } = useCertificateFlow();
  return (
    <>
      <PageIntro
        title="Ваш сертификат"
        lead="Покажите его в&#160;салоне с&#160;экрана или на&#160;бумаге. Достаточно и&#160;номера."
        crumbs={[
          { title: 'Главная', url: routes.home },
          { title: 'Бесплатная пара линз', url: routes.certificate },
          { title: 'Ваш сертификат' },
        ]}
      />
      <Section>
        {/* Empty, but in the page that is kept for reading offline. */}
        <div className={css.kept} {...{ [KEPT_MARK.place]: '' }} />
        <NoScript heading="h2" />
        <div className={css.alive}>
          {read ? <Step state={state} /> : <Skeleton lines={9} label="Открываем сертификат…" />}
        </div>
      </Section>
      <Section tone="mist" title="Как это происходит" className={css.steps}>
        <NumberedSteps steps={steps} />
      </Section>
    </>
  );
}

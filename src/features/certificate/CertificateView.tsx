import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/Button.tsx';
import { NumberedSteps } from '../../ui/NumberedSteps.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { FormNotes } from './FormNotes.tsx';
import { FormPanel } from './FormPanel.tsx';
import { VariantList } from './VariantList.tsx';
import * as css from './CertificateView.module.css';

const FORM = 'form';

/** How a free pair is had, and the form that asks for it. */
export function CertificateView({ page, variants, terms }: PageData['certificate']) {
  return (
    <>
      <PageIntro
        title={page.title}
        lead={page.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, { title: page.title }]}
      >
        <div className={css.ways}>
          <Button url={`#${FORM}`} size="large" variant="accent">
            Оформить сертификат
          </Button>
          <TextLink url={routes.certificateSingle} kind="standalone" arrow>
            Сертификат уже есть
          </TextLink>
        </div>
      </PageIntro>
      <Section tone="mist" title="Как это происходит">
        <NumberedSteps steps={page.steps} />
      </Section>
      <Section id={FORM} title="Оформление сертификата" className={css.form}>
        <div className={css.columns}>
          <FormPanel consents={page.consents} />
          <FormNotes />
        </div>
      </Section>
      <Section
        tone="mist"
        title="Какие линзы можно примерить"
        lead="Тип линз выберет специалист после осмотра. Здесь коротко о&#160;том, чем они отличаются."
      >
        <VariantList items={variants} />
      </Section>
      <Section id="terms" title={terms.title} className={css.form}>
        <RichText html={terms.body} />
      </Section>
    </>
  );
}

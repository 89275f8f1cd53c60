import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { AccordionItem } from '../../ui/panels/AccordionItem.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { NumberedSteps } from '../../ui/signs/NumberedSteps.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { RichText } from '../../ui/prose/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { FormNotes } from './FormNotes.tsx';
import { FormPlace } from './FormPlace.tsx';
import { VariantList } from './VariantList.tsx';
import * as css from './CertificateView.module.css';

const FORM = 'form';

/**
 * The form for a free pair comes first. The texts below it are collapsed: open, they fill eighteen
 * phone screens.
 */
export function CertificateView({ page, variants, terms }: PageData['certificate']) {
  return (
    <>
      <PageIntro
        fold
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
      <Section id={FORM} title="Оформление сертификата" className={css.form}>
        <div className={css.columns}>
          <FormPlace consents={page.consents} />
          <FormNotes />
        </div>
      </Section>
      <Section tone="mist" tight title="Что важно знать">
        <AccordionItem title="Как это происходит">
          <div className={css.opened}>
            <NumberedSteps steps={page.steps} heading="h4" />
          </div>
        </AccordionItem>
        <AccordionItem title="Какие линзы можно примерить">
          <div className={css.opened}>
            <p className={css.lead}>
              Тип линз выберет специалист после осмотра. Здесь коротко о&#160;том, чем они
              отличаются.
            </p>
            <VariantList items={variants} />
          </div>
        </AccordionItem>
        <AccordionItem title={terms.title} anchor="terms">
          <RichText html={terms.body} />
        </AccordionItem>
      </Section>
    </>
  );
}

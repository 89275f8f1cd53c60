import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LensMark } from '../../ui/signs/LensMark.tsx';
import * as css from './CertificateInvitation.module.css';

/** For visitors without lenses: the first pair is free. */
export function CertificateInvitation() {
  return (
    <section className={css.root} aria-labelledby="pervaya-para">
      <LensMark className={css.mark} />
      <div className={css.words}>
        <h2 id="pervaya-para">Первая пара бесплатно</h2>
        <p className={css.text}>
          Ещё не&#160;носите линзы или хотите сменить? Специалист оптики подберёт и&#160;выдаст
          пробную пару по&#160;сертификату.
        </p>
      </div>
      <div className={css.ways}>
        <Button url={routes.certificate} variant="accent" size="large">
          Бесплатная пара линз
        </Button>
        <Button url={routes.mapOptic} variant="secondary" size="large">
          Оптики с&#160;пробными парами
        </Button>
      </div>
    </section>
  );
}

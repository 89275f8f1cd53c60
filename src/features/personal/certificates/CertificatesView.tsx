import type { Certificate } from '../../../../contract/schemas/certificate.ts';
import { routes } from '../../../config/routes.ts';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { TextLink } from '../../../ui/links/TextLink.tsx';
import { Live } from '../Live.tsx';
import { CertificatePanel } from './CertificatePanel.tsx';
import { certificateList } from './certificates.ts';
import * as css from './CertificatesView.module.css';
import { NoCertificate } from './NoCertificate.tsx';

/** The main one: a valid certificate, otherwise the newest. */
const firstOf = (items: readonly Certificate[]) =>
  items.find(({ state }) => state === 'issued') ?? items[0];

function Shown({ items }: { items: readonly Certificate[] }) {
  const first = firstOf(items);
  if (!first) return <NoCertificate />;
  const others = items.filter(({ id }) => id !== first.id);
  return (
    <div className={css.root}>
      <CertificatePanel certificate={first} />
      {first.state !== 'issued' && (
        <p className={css.again}>
          Хотите подобрать другие линзы?{' '}
          <TextLink url={routes.certificate}>Как получить сертификат</TextLink>
        </p>
      )}
      {others.length > 0 && (
        <section className={css.others}>
          <h2 className={css.title}>Прежние сертификаты</h2>
          {others.map((certificate) => (
            <CertificatePanel key={certificate.id} certificate={certificate} />
          ))}
        </section>
      )}
    </div>
  );
}

/** The member's certificates; usually there is one. */
export function CertificatesView() {
  return (
    <Live
      resource={certificateList}
      what="сертификат"
      waiting={<Skeleton lines={9} label="Открываем сертификат…" />}
    >
      {({ items }) => <Shown items={items} />}
    </Live>
  );
}

import type { Settings } from '../../contract/schemas/settings.ts';
import { TextLink } from '../ui/links/TextLink.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';
import { Logo } from './Logo.tsx';
import { ViewButton } from './ViewButton.tsx';
import * as css from './Footer.module.css';

type Props = {
  settings: Settings;
  /** The year of the build: a page does not read the clock. */
  year: number;
  /** Id of the analytics counter; empty if there is none. */
  counter: string;
};

/** Links to all sections, and the texts that the law requires on every page. */
export function Footer({ settings: { brand, footer }, year, counter }: Props) {
  return (
    <footer className={css.root} data-track="footerButton">
      <div className={css.column}>
        <Logo name={brand.name} className={css.logo} />
        <div className={css.groups}>
          {footer.groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={css.title}>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.url}>
                    <TextLink url={link.url} kind="standalone" className={css.link}>
                      {link.title}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={css.legal}>
          <ViewButton />
          <p className={css.disclaimer}>{footer.disclaimer}</p>
          <p className={css.company}>{`© ${year} ${brand.company}`}</p>
          <ConsentSettings counter={counter} />
          <p className={css.code}>{footer.material_code}</p>
          <p className={css.age}>{footer.age_mark}</p>
        </div>
      </div>
    </footer>
  );
}

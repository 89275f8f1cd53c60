import { earlyPlace } from '../../config/early-content.ts';
import { useInnerHtml } from '../../ui/rendering/inner-html.ts';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import * as frame from './PersonalFrame.module.css';
import * as css from './WaitingHeading.module.css';

/**
 * The heading of a page whose title and lead come with its data. The edge puts them there, if it knows them;
 * otherwise their usual space is reserved.
 * @param title what the built page says instead of the title, as HTML.
 */
export function WaitingHeading({ title }: { title: string }) {
  return (
    <>
      <h1
        className={css.title}
        {...earlyPlace('title')}
        dangerouslySetInnerHTML={useInnerHtml(title)}
      />
      <p className={frame.lead} {...earlyPlace('lead')} />
      <div className={css.bones} aria-hidden="true">
        <Skeleton lines={3} label="" />
      </div>
    </>
  );
}

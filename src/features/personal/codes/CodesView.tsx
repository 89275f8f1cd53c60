import { CodeForm } from './CodeForm.tsx';
import { CodeList } from './CodeList.tsx';
import { codes } from './codes.ts';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { Live } from '../Live.tsx';
import { PackPicture } from './PackPicture.tsx';
import * as css from './CodesView.module.css';

/** A field for the code on a package, where to find it, and the codes registered so far. */
export function CodesView() {
  return (
    <>
      <div className={css.top}>
        <CodeForm />
        <PackPicture />
      </div>
      <section aria-labelledby="my-codes">
        <h2 id="my-codes" className={css.title}>
          Мои коды
        </h2>
        <Live
          resource={codes}
          what="ваши коды"
          waiting={<Skeleton lines={4} label="Загружаем ваши коды…" />}
        >
          {({ items }) => <CodeList items={items} />}
        </Live>
      </section>
    </>
  );
}

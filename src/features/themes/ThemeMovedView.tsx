import { useEffect } from 'react';
import type { PageData } from '../../build/page-data.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';

/** A theme that has moved. The head redirects too, where no script runs (see `PageHead`). */
export function ThemeMovedView({ title, target }: PageData['themeMoved']) {
  useEffect(() => window.location.replace(target), [target]);
  return (
    <MessagePage
      title={title}
      crumb={title}
      text="Эта тема теперь живёт на&#160;другой странице. Сейчас она откроется сама."
    >
      <Button url={target}>Открыть</Button>
    </MessagePage>
  );
}

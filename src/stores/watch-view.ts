import { onReturn } from '../client/page/on-return.ts';
import { followView } from './view.ts';

/** Shows the view that was chosen on another page or in another tab, from now on. */
export function watchView(): void {
  followView();
  onReturn(followView);
}

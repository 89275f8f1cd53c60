import { Helmet } from 'react-helmet-async';

type Props = {
  readonly children: string;
  /** Whether something on the screen is not saved. */
  readonly isUnsaved?: boolean;
};

/** The title of the browser's tab. */
export const ScreenTitle = ({ children, isUnsaved = false }: Props) => (
  <Helmet defer={false} title={`${isUnsaved ? '• ' : ''}${children} · Редакция «Ясно»`} />
);

import { Helmet } from 'react-helmet-async';

type Props = {
  readonly children: string;
  /** Whether the screen has unsaved changes. */
  readonly isUnsaved?: boolean;
};

/** The title of the browser tab. */
export const ScreenTitle = ({ children, isUnsaved = false }: Props) => (
  <Helmet defer={false} title={`${isUnsaved ? '• ' : ''}${children} · Редакция «Ясно»`} />
);

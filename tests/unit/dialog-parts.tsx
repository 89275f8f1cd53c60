import type { ReactNode, Ref } from 'react';

type Inside = { readonly children: ReactNode };
type Pressed = Inside & { readonly onClick: () => void; readonly disabled?: boolean } & {
  readonly ref?: Ref<HTMLButtonElement>;
};

/** Stand-ins for MUI, which is not for Jest: of a dialog, only that it can be left counts. */
export const Plain = ({ children }: Inside) => <div>{children}</div>;

export const Button = ({ children, onClick, disabled, ref }: Pressed) => (
  <button ref={ref} type="button" disabled={disabled} onClick={onClick}>
    {children}
  </button>
);

export const Dialog = ({ children, onClose }: Inside & { onClose?: () => void }) => (
  <div>
    <button type="button" onClick={() => onClose?.()}>
      Мимо
    </button>
    {children}
  </div>
);

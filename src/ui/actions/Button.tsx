import type { ComponentProps, MouseEvent, MouseEventHandler, ReactNode } from 'react';
import { addressKind } from '../links/address-kind.ts';
import { Anchor } from '../links/Anchor.tsx';
import { classNames } from '../rendering/class-names.ts';
import { Icon, type IconName } from '../signs/Icon.tsx';
import { Spinner } from '../signs/Spinner.tsx';
import * as css from './Button.module.css';

type Look = {
  children: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'full';
  /** At most one `accent` per screen: the primary action. `inverse` is for the deep background. */
  variant?: 'primary' | 'secondary' | 'accent' | 'inverse';
  icon?: IconName;
  className?: string | undefined;
};

type NativeButton = Omit<ComponentProps<'button'>, keyof Look | 'type'>;

type Props = Look &
  (
    | { url: string; onClick?: MouseEventHandler<HTMLAnchorElement> | undefined }
    | (NativeButton & {
        url?: undefined;
        type?: 'button' | 'submit' | 'reset';
        /**
         * Its action is pending: the button keeps the focus, says so and ignores further clicks.
         */
        loading?: boolean;
      })
  );

/** An action. With an href it is a link styled as a button, so that it works without a script. */
export function Button(props: Props) {
  const { children, size = 'medium', variant = 'primary', icon, className, ...rest } = props;
  const look = classNames(css.root, css[size], css[variant], className);
  if (rest.url !== undefined) {
    const mark = icon ?? (addressKind(rest.url) === 'site' ? 'external' : undefined);
    return (
      <Anchor url={rest.url} className={look} onClick={rest.onClick}>
        {children}
        {mark && <Icon name={mark} size={20} />}
      </Anchor>
    );
  }
  const { url: _none, type = 'button', loading = false, onClick, ...native } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would drop the focus of a keyboard user who has just pressed it.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...native}
      type={type}
      className={look}
      onClick={press}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
    >
      {loading && <Spinner />}
      {children}
      {icon && !loading && <Icon name={icon} size={20} />}
    </button>
  );
}

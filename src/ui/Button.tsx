import type { MouseEventHandler, ReactNode } from 'react';
import { addressKind } from './address-kind.ts';
import { Anchor } from './Anchor.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import * as css from './Button.module.css';

type Look = {
  children: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'full';
  /** One `accent` a screen at most: the thing most wanted there. `inverse` stands on the deep ground. */
  variant?: 'primary' | 'secondary' | 'accent' | 'inverse';
  icon?: IconName;
  className?: string | undefined;
};

type Props = Look &
  (
    | { url: string; onClick?: MouseEventHandler<HTMLAnchorElement> }
    | {
        url?: undefined;
        type?: 'button' | 'submit';
        disabled?: boolean;
        onClick?: MouseEventHandler<HTMLButtonElement>;
      }
  );

/** An action. With an address it is a link in a button's clothes, so that it works without a script. */
export function Button(props: Props) {
  const { children, size = 'medium', variant = 'primary', icon, className } = props;
  const look = classNames(css.root, css[size], css[variant], className);
  const leaves = props.url !== undefined && addressKind(props.url) === 'site';
  const content = (
    <>
      {children}
      {(icon ?? leaves) && <Icon name={icon ?? 'external'} size={20} />}
    </>
  );
  if (props.url !== undefined) {
    return (
      <Anchor url={props.url} className={look} onClick={props.onClick}>
        {content}
      </Anchor>
    );
  }
  return (
    <button
      type={props.type ?? 'button'}
      className={look}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {content}
    </button>
  );
}

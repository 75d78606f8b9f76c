import type { ComponentProps, ReactNode } from 'react';
import { classes } from '@/components/browser/classes';
import { type IconName, iconClass } from '@/components/drawings/signs';
import styles from './button.module.css';

/** `secondary` is less important, `lamp` is for Apply Now, `ink` goes on a yellow background. */
export type ButtonLook = 'primary' | 'secondary' | 'lamp' | 'ink';

type Looks = {
  readonly look?: ButtonLook;
  readonly wide?: boolean;
  /** After the text; `tel`, `back` and `chat` go before it. */
  readonly icon?: IconName;
};

function lookOf({ look = 'primary', wide = false, icon }: Looks, className: string | undefined) {
  const place = icon === 'tel' || icon === 'back' || icon === 'chat' ? 'before' : 'after';
  return {
    'data-button': look,
    className: classes(styles.button, wide && styles.wide, icon && iconClass(icon, place), className),
  };
}

/** `busy` announces the button as disabled but lets it keep the focus; the caller must ignore presses. */
export function Button({
  look,
  wide,
  icon,
  className,
  type = 'button',
  busy = false,
  ...rest
}: Looks & { readonly busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      {...lookOf({ look, wide, icon }, className)}
      type={type}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    />
  );
}

type ButtonLinkProps = Looks & ComponentProps<'a'> & { readonly href: string };

export function ButtonLink({ look, wide, icon, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} {...lookOf({ look, wide, icon }, className)} />;
}

export function MoreLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className={classes(styles.more, iconClass('go', 'after'))} href={href}>
      {children}
    </a>
  );
}

/** A button that looks like a link, such as Go BACK or Show every year. */
export function PlainButton({
  icon,
  className,
  type = 'button',
  ...rest
}: { readonly icon?: IconName } & ComponentProps<'button'>) {
  return (
    <button {...rest} type={type} className={classes(styles.plain, icon && iconClass(icon, 'before'), className)} />
  );
}

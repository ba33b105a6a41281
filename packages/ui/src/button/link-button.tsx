'use client';

import type { IconName } from '../icon/icon.data.ts';
import { Icon } from '../icon/icon.tsx';
import { useLink } from '../link/link-provider.tsx';
import type { UnstyledProps } from '../native/unstyled-props.ts';
import { type ButtonLook, button } from './button.css.ts';

export type LinkButtonProps = UnstyledProps<'a', 'href'> &
  ButtonLook & {
    readonly href: string;
    /** Icon before the text. */
    readonly icon?: IconName;
  };

/**
 * Link that looks like a button. For an action on this page, use {@link Button}.
 *
 * @example
 * <LinkButton href="/ingresar" tone="secondary">Iniciar sesión</LinkButton>
 */
export function LinkButton({ tone, size, width, icon, children, ...rest }: LinkButtonProps) {
  const Link = useLink();
  return (
    <Link {...rest} className={button({ tone, size, width })}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

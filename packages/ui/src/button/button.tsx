'use client';

import type { MouseEvent } from 'react';
import type { IconName } from '../icon/icon.data.ts';
import { Icon } from '../icon/icon.tsx';
import type { UnstyledProps } from '../native/unstyled-props.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { type ButtonLook, button } from './button.css.ts';

export type ButtonProps = UnstyledProps<'button', 'disabled'> &
  ButtonLook & {
    /** True while work is under way: the button stays focusable, says so, and ignores presses. */
    readonly isBusy?: boolean;
    /** True when it cannot be pressed; say why beside it. Leaves the tab order. */
    readonly isDisabled?: boolean;
    /** Icon before the text. */
    readonly icon?: IconName;
  };

/**
 * Button for an action on this page. To go somewhere, use {@link LinkButton}.
 *
 * @example
 * <Button type="submit" width="full" isBusy={isSending}>Solicitar ahora</Button>
 */
export function Button({ tone, size, width, isBusy, isDisabled, icon, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={button({ tone, size, width })}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? stop : onClick}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** Also prevents the form from being sent: Enter in a field presses the submit button. */
function stop(event: MouseEvent) {
  event.preventDefault();
}

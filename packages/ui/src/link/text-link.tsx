'use client';

import type { IconName } from '../icon/icon.data.ts';
import { Icon } from '../icon/icon.tsx';
import type { UnstyledProps } from '../native/unstyled-props.ts';
import { useLink } from './link-provider.tsx';
import { textLink } from './text-link.css.ts';

export type TextLinkProps = UnstyledProps<'a', 'href'> & {
  readonly href: string;
  /** `ink` takes the colour of the text around it. @default 'primary' */
  readonly tone?: 'primary' | 'ink';
  /** Inside a sentence, or alone on a line with a finger's height. @default 'sentence' */
  readonly place?: 'sentence' | 'alone';
  /** Icon before the words; for a link that is not inside a text. */
  readonly icon?: IconName;
};

/** An underlined link whose words say where it goes. */
export function TextLink({ tone = 'primary', place = 'sentence', icon, children, ...rest }: TextLinkProps) {
  const Link = useLink();
  return (
    <Link {...rest} className={textLink({ tone, place })}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

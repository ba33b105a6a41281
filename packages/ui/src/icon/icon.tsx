import { icon } from './icon.css.ts';
import { type IconName, iconPaths } from './icon.data.ts';

export interface IconProps {
  readonly name: IconName;
  /** Size in relation to the letters, so that the icon grows with the text beside it. @default 'small' */
  readonly size?: 'small' | 'medium';
}

/** A sign beside words that say the same. Never alone: it is hidden from assistive technology. */
export function Icon({ name, size = 'small' }: IconProps) {
  return (
    <svg className={icon({ size })} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}

import { skipLink } from './layout.css.ts';

export interface SkipLinkProps {
  /** Id of `<main>`, where the content starts. */
  readonly targetId: string;
  readonly label: string;
}

/** First element of the body: lets keyboard users skip the header. Visible only while focused. */
export function SkipLink({ targetId, label }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${targetId}`}>
      {label}
    </a>
  );
}

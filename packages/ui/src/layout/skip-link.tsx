import { skipLink } from './layout.css.ts';

export interface SkipLinkProps {
  /** Id of `<main>`, where the content starts. */
  readonly targetId: string;
  readonly label: string;
}

/** First thing in the body: lets a keyboard jump over the header. Seen only while focused. */
export function SkipLink({ targetId, label }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${targetId}`}>
      {label}
    </a>
  );
}

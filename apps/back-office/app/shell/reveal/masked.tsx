import type { RevealedIdentifier } from '@lender/contract';
import { Inline, TextLink } from '@lender/ui';
import { useChangedSearch } from '../use-changed-search.ts';
import { revealCopy } from './reveal.copy.es.ts';

export interface MaskedProps {
  /** Masked text, which every member of staff sees. */
  readonly detail: string;
  readonly identifier: RevealedIdentifier;
}

/** Shows a masked identifier, with a link to the form that asks why the user wants all of it. */
export function Masked({ detail, identifier }: MaskedProps) {
  const searchWith = useChangedSearch();
  return (
    <Inline space="xs" align="baseline">
      {detail}
      <TextLink
        href={searchWith({ mostrar: identifier })}
        aria-label={revealCopy.openName(revealCopy.names[identifier])}
      >
        {revealCopy.open}
      </TextLink>
    </Inline>
  );
}

import type { RevealedIdentifier } from '@lender/contract';
import { Inline, TextLink } from '@lender/ui';
import { useChangedSearch } from '../use-changed-search.ts';
import { revealCopy } from './reveal.copy.es.ts';

export interface MaskedProps {
  /** As everybody sees it. */
  readonly detail: string;
  readonly identifier: RevealedIdentifier;
}

/** A masked identifier, and the way to the form that asks why somebody wants all of it. */
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

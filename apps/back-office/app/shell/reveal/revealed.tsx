import { REVEALED_SECONDS, type RevealedIdentifier } from '@lender/contract';
import { LinkButton, Notice, Stack, Text, TextLink } from '@lender/ui';
import { useNavigate } from '@lender/web/navigation';
import { useEffect } from 'react';
import { useChangedSearch } from '../use-changed-search.ts';
import { revealCopy as copy } from './reveal.copy.es.ts';

/** Identifiers that a telephone calls. */
const DIALLED: readonly RevealedIdentifier[] = ['phone', 'reference_phone'];

export interface RevealedProps {
  readonly identifier: RevealedIdentifier;
  readonly value: string;
  readonly revealedToday: number;
  readonly leftToday: number;
}

/** Shows an identifier in full. After a minute the page masks it again. */
export function Revealed({ identifier, value, revealedToday, leftToday }: RevealedProps) {
  const navigate = useNavigate();
  const searchWith = useChangedSearch();
  useEffect(() => {
    const hide = () => navigate(searchWith({}), { replace: true, preventScrollReset: true });
    const timer = setTimeout(hide, REVEALED_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [navigate, searchWith]);
  return (
    <Notice tone="warn" role="status" title={copy.shown(copy.names[identifier])}>
      <Stack space="xxs">
        <Text size="large">{value}</Text>
        {DIALLED.includes(identifier) && (
          <LinkButton href={`tel:+52${value}`} icon="phone">
            {copy.dial}
          </LinkButton>
        )}
        <Text size="small">
          {copy.hides} {copy.counted(revealedToday)} {copy.left(leftToday)}
        </Text>
        <TextLink href={searchWith({})}>{copy.hide}</TextLink>
      </Stack>
    </Notice>
  );
}

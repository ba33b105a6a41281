import type { ConsentKind } from '@lender/contract';
import { Card, Heading, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { ConsentButton } from './consent-button.tsx';
import { CONSENTS_PATH } from './consent-form.ts';

export interface ConsentCardProps {
  readonly kind: ConsentKind;
  readonly granted: boolean;
  /** Text that the client agrees to, as the server keeps it. */
  readonly text: string;
  /** Day of the answer, dd.mm.yyyy. */
  readonly date: string | null;
}

/**
 * Consents that nothing on the site needs beforehand. The others are asked for when they are needed, and can only be
 * taken back here.
 */
const ASKED_HERE: readonly ConsentKind[] = ['tracking', 'marketing'];

/** Shows one consent: what it is, its current answer, and the button for the other answer. */
export function ConsentCard({ kind, granted, text, date }: ConsentCardProps) {
  const { t } = useTranslation('consents');
  const mayBeGiven = ASKED_HERE.includes(kind);
  const state = stateOf({ granted, date, mayBeGiven });
  return (
    <Card labelledBy={kind}>
      <Stack space="s">
        <Heading level={2} id={kind}>
          {t(`kinds.${kind}`)}
        </Heading>
        <Text>{text}</Text>
        <Text tone="soft" size="small">
          {t(`state.${state}`, { date })} {granted && t(`effect.${kind}`)}
        </Text>
        {(granted || mayBeGiven) && (
          <ConsentButton kind={kind} grants={!granted} from={CONSENTS_PATH} tone="secondary" size="small">
            {t(granted ? 'withdraw' : 'allow')}
          </ConsentButton>
        )}
      </Stack>
    </Card>
  );
}

type Status = Pick<ConsentCardProps, 'granted' | 'date'> & { readonly mayBeGiven: boolean };

function stateOf({ granted, date, mayBeGiven }: Status): 'granted' | 'refused' | 'unanswered' | 'onDemand' {
  if (granted) return 'granted';
  if (date !== null) return 'refused';
  return mayBeGiven ? 'unanswered' : 'onDemand';
}

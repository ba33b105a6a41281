import { Container, Inline, Section, Text, TextLink } from '@lender/ui';
import { chosenCopy } from './chosen.copy.es.ts';

export interface ChosenView {
  readonly receive: string;
  readonly total: string;
  readonly dueDay: string;
}

/** The calculator folded into one line, over a page that asks for personal data: its pencil leads back to it. */
export function ChosenLine({ receive, total, dueDay }: ChosenView) {
  const { receive: receiving, pay, on, change } = chosenCopy;
  return (
    <Section space="m" tone="info">
      <Container>
        <Inline space="s">
          <Text as="span">{`${receiving} ${receive} ${pay} ${total} ${on} ${dueDay}.`}</Text>
          <TextLink href="/?limit=first#calculadora" place="alone" icon="pencil">
            {change}
          </TextLink>
        </Inline>
      </Container>
    </Section>
  );
}

import { Container, Heading, Section, Stack } from '@lender/ui';
import type { ReactNode } from 'react';

export interface BandProps {
  readonly id: string;
  readonly title: string;
  /** @default 'background' */
  readonly tone?: 'background' | 'surface';
  readonly children: ReactNode;
}

/** One part of the landing page, with its title. */
export function Band({ id, title, tone, children }: BandProps) {
  return (
    <Section space="xl" tone={tone} labelledBy={id}>
      <Container>
        <Stack space="l">
          <Heading level={2} size="title" id={id}>
            {title}
          </Heading>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Columns } from './columns.tsx';
import { Container } from './container.tsx';
import { Inline } from './inline.tsx';
import { Section } from './section.tsx';
import { SkipLink } from './skip-link.tsx';
import { Split } from './split.tsx';
import { Stack } from './stack.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export default { title: 'layout', parameters: { bleed: true } } satisfies Meta;
type Story = StoryObj;

export const PageOfBands: Story = {
  render: () => (
    <>
      <SkipLink targetId="main" label="Saltar al contenido" />
      <main id="main">
        <Section tone="surface">
          <Container>
            <Split>
              <Card>Lo principal</Card>
              <Card tone="info">Al lado en escritorio</Card>
            </Split>
          </Container>
        </Section>
        <Section tone="sunken" space="m">
          <Container>
            <Columns count={3}>
              <Card>Uno</Card>
              <Card>Dos</Card>
              <Card>Tres</Card>
            </Columns>
          </Container>
        </Section>
        <Section>
          <Container width="reading">
            <Stack>
              <Card>Arriba</Card>
              <Card>Abajo</Card>
            </Stack>
          </Container>
        </Section>
      </main>
    </>
  ),
};

export const InlineWraps: Story = {
  render: () => (
    <main>
      <Inline space="xs">
        {['Semanal', 'Catorcenal', 'Quincenal', 'Mensual'].map((word) => (
          <Card key={word}>{word}</Card>
        ))}
        <VisuallyHidden>Cuatro ciclos de pago</VisuallyHidden>
      </Inline>
    </main>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { followed, press } from '../examples/press.ts';
import { ActionBar } from './action-bar.tsx';
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
  play: async ({ canvas }) => {
    await press('{Tab}');
    const skip = canvas.getByRole('link', { name: 'Saltar al contenido' });
    await expect(skip).toHaveFocus();
    await expect(await followed(skip)).toBe('#main');
  },
};

export const ButtonInSight: Story = {
  render: () => (
    <Container width="form">
      <Card>
        <Stack>
          {Array.from({ length: 20 }, (_, line) => `Renglón ${line + 1}`).map((line) => (
            <div key={line}>{line}</div>
          ))}
          <ActionBar
            summary={
              <>
                <span>Total a pagar</span>
                <strong>$2269.00</strong>
              </>
            }
          >
            <Button type="button" width="full">
              Solicitar ahora
            </Button>
          </ActionBar>
          <div>Después del botón</div>
        </Stack>
      </Card>
    </Container>
  ),
};

export const ButtonUnderTheSecondColumn: Story = {
  render: () => (
    <Container>
      <Card>
        <Stack>
          <Split>
            <div>Lo que se elige</div>
            <div>Lo que cuesta</div>
          </Split>
          <ActionBar place="side">
            <Button type="button" width="full">
              Solicitar ahora
            </Button>
          </ActionBar>
        </Stack>
      </Card>
    </Container>
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

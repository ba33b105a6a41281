import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { hasRealKeyboard, press } from '../examples/press.ts';
import { Disclosure } from './disclosure.tsx';

export default {
  component: Disclosure,
  args: {
    summary: '¿Qué es el CAT?',
    children: 'El Costo Anual Total junta en un solo porcentaje todo lo que cuesta un crédito.',
  },
} satisfies Meta<typeof Disclosure>;
type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {
  play: async ({ canvas, canvasElement }) => {
    if (!hasRealKeyboard()) return;
    await press('{Tab}', '{Enter}');
    await expect(canvas.getByText(/Costo Anual Total/)).toBeVisible();
    await press('[Space]');
    await expect(canvas.getByText(/Costo Anual Total/)).not.toBeVisible();
    canvasElement.querySelector('summary')?.blur();
  },
};
export const Open: Story = { args: { isOpen: true } };
export const OneAtATime: Story = {
  render: () => (
    <div>
      <Disclosure name="faq" summary="¿Cuánto tarda?">
        Casi siempre unos minutos.
      </Disclosure>
      <Disclosure name="faq" summary="¿Qué necesito?">
        Tu INE, tu CURP y tu CLABE.
      </Disclosure>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('¿Cuánto tarda?'));
    await userEvent.click(canvas.getByText('¿Qué necesito?'));
    await expect(canvas.getByText('Casi siempre unos minutos.')).not.toBeVisible();
    await expect(canvas.getByText('Tu INE, tu CURP y tu CLABE.')).toBeVisible();
  },
};

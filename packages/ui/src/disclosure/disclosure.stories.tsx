import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Disclosure } from './disclosure.tsx';

export default {
  component: Disclosure,
  args: {
    summary: '¿Qué es el CAT?',
    children: 'El Costo Anual Total junta en un solo porcentaje todo lo que cuesta un crédito.',
  },
} satisfies Meta<typeof Disclosure>;
type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {};
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

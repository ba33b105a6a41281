import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { press } from '../examples/press.ts';
import { Text } from '../text/text.tsx';
import { Toggletip } from './toggletip.tsx';

export default {
  component: Toggletip,
  args: {
    id: 'cat',
    label: '¿Qué es el CAT?',
    children: 'El Costo Anual Total junta en un porcentaje todo lo que cuesta un crédito, para que compares.',
  },
  render: (args) => (
    <Text as="div">
      CAT 486.2 % <Toggletip {...args} />
    </Text>
  ),
} satisfies Meta<typeof Toggletip>;
type Story = StoryObj<typeof Toggletip>;

export const Closed: Story = {};
export const OpensByPress: Story = {
  play: async ({ canvas }) => {
    const explained = canvas.getByText(/Costo Anual Total/);
    const button = canvas.getByRole('button', { name: '¿Qué es el CAT?' });
    await press('{Tab}');
    await expect(button).toHaveFocus();
    await press('{Enter}');
    await expect(explained).toBeVisible();
    await press('{Escape}');
    await expect(explained).not.toBeVisible();
    button.blur();
    await userEvent.click(button);
    await expect(explained).toBeVisible();
  },
};
export const OpensAfterASecondOfHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: '¿Qué es el CAT?' }));
    await expect(canvas.getByText(/Costo Anual Total/)).not.toBeVisible();
    await waitFor(() => expect(canvas.getByText(/Costo Anual Total/)).toBeVisible(), { timeout: 3000 });
  },
};

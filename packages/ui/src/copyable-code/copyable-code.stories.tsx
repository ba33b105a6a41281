import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { press } from '../examples/press.ts';
import { CopyableCode } from './copyable-code.tsx';

export default {
  component: CopyableCode,
  args: {
    label: 'CLABE',
    value: '646180009900000073',
    display: '646 180 00990000007 3',
    copyLabel: 'Copiar CLABE',
    copiedLabel: 'Copiada',
  },
} satisfies Meta<typeof CopyableCode>;
type Story = StoryObj<typeof CopyableCode>;

export const Clabe: Story = {};
export const CopiesWithoutSpaces: Story = {
  play: async ({ canvas }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = canvas.getByRole('button', { name: 'Copiar CLABE' });
    await press('{Tab}', '{Enter}');
    await expect(written).toHaveBeenCalledTimes(1);
    button.blur();
    await userEvent.click(button);
    await expect(written).toHaveBeenLastCalledWith('646180009900000073');
    await expect(await canvas.findByRole('button', { name: 'Copiada' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { hasRealKeyboard, press } from '../examples/press.ts';
import { Inline } from '../layout/inline.tsx';
import { Menu } from './menu.tsx';

export default {
  component: Menu,
  args: {
    label: 'Ana',
    icon: 'user',
    links: [
      { href: '#loan', label: 'Mi préstamo', isCurrent: true },
      { href: '#profile', label: 'Mi perfil' },
    ],
    children: <Button tone="quiet">Cerrar sesión</Button>,
  },
  render: (args) => (
    <Inline justify="end">
      <Menu {...args} />
    </Inline>
  ),
} satisfies Meta<typeof Menu>;
type Story = StoryObj<typeof Menu>;

export const Closed: Story = {};
export const LongName: Story = { args: { label: 'maria.guadalupe.hernandez.de.la.cruz' } };
export const OpensAndCloses: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByText('Ana');
    await userEvent.click(summary);
    await expect(canvas.getByRole('link', { name: 'Mi perfil' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Mi perfil')).not.toBeVisible();
    await expect(summary.closest('summary')).toHaveFocus();
    await userEvent.click(summary);
    await userEvent.click(document.body);
    await expect(canvas.getByText('Mi perfil')).not.toBeVisible();
    if (!hasRealKeyboard()) return;
    summary.closest('summary')?.focus();
    await press('{Enter}', '{Tab}');
    await expect(canvas.getByRole('link', { name: 'Mi préstamo' })).toHaveFocus();
    await press('{Escape}');
    await expect(canvas.getByText('Mi perfil')).not.toBeVisible();
    summary.closest('summary')?.blur();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followed, press } from '../examples/press.ts';
import { TabLinks } from './tab-links.tsx';

export default {
  component: TabLinks,
  args: {
    label: 'Cliente',
    links: [
      { href: '#summary', label: 'Resumen', isCurrent: true },
      { href: '#loans', label: 'Préstamos' },
      { href: '#documents', label: 'Documentos' },
      { href: '#contacts', label: 'Contactos' },
      { href: '#activity', label: 'Actividad' },
    ],
  },
} satisfies Meta<typeof TabLinks>;
type Story = StoryObj<typeof TabLinks>;

export const Client: Story = {
  play: async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: 'Resumen' })).toHaveFocus();
    await expect(await followed(canvas.getByRole('link', { name: 'Préstamos' }))).toBe('#loans');
  },
};
export const Compact: Story = { globals: { density: 'compact' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../text/heading.tsx';
import { Card } from './card.tsx';

export default { component: Card, args: { children: 'Tu pago vence el 15.12.2026.' } } satisfies Meta<typeof Card>;
type Story = StoryObj<typeof Card>;

export const Surface: Story = {};
export const Flat: Story = { args: { tone: 'flat' } };
export const Info: Story = { args: { tone: 'info' } };
export const Sunken: Story = { args: { tone: 'sunken', padding: 'm' } };
export const NamedRegion: Story = {
  args: {
    labelledBy: 'balance',
    children: (
      <Heading level={2} id="balance">
        Lo que debes
      </Heading>
    ),
  },
};

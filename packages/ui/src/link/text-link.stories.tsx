import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followed, press } from '../examples/press.ts';
import { Text } from '../text/text.tsx';
import { type LinkComponentProps, LinkProvider } from './link-provider.tsx';
import { TextLink } from './text-link.tsx';

export default { component: TextLink, args: { href: '/faq', children: 'preguntas frecuentes' } } satisfies Meta<
  typeof TextLink
>;
type Story = StoryObj<typeof TextLink>;

export const InASentence: Story = {
  render: (args) => (
    <Text>
      Lee las <TextLink {...args} /> antes de firmar.
    </Text>
  ),
  play: async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(await followed(canvas.getByRole('link'))).toBe('/faq');
  },
};
export const Alone: Story = { args: { place: 'alone', icon: 'left', children: 'Regresar' } };

const RouterLink = ({ href, ...rest }: LinkComponentProps) => <a {...rest} href={`/app${href}`} />;

export const ThroughARouter: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <TextLink {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/app/faq');
  },
};

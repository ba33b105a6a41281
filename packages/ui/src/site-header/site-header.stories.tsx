import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LinkButton } from '../button/link-button.tsx';
import { hasRealKeyboard, press } from '../examples/press.ts';
import { Container } from '../layout/container.tsx';
import { Stack } from '../layout/stack.tsx';
import { TextLink } from '../link/text-link.tsx';
import { Menu } from '../menu/menu.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { SiteHeader } from './site-header.tsx';

export default {
  component: SiteHeader,
  parameters: { bleed: true },
  args: {
    brand: { href: '#home', name: 'Quincena' },
    navLabel: 'Principal',
    menuLabel: 'Menú',
    links: [
      { href: '#pay', label: 'Cómo pagar' },
      { href: '#faq', label: 'Preguntas', isCurrent: true },
      { href: '#about', label: 'Nosotros' },
      { href: '#contact', label: 'Contacto' },
    ],
    actions: (
      <LinkButton href="#sign-in" tone="secondary" size="small">
        Iniciar sesión
      </LinkButton>
    ),
    contact: (
      <Stack space="none" align="start">
        <TextLink href="tel:+525512345678" place="alone" icon="phone">
          55 1234 5678
        </TextLink>
        <TextLink href="mailto:hola@quincena.example" place="alone" icon="mail">
          hola@quincena.example
        </TextLink>
      </Stack>
    ),
  },
} satisfies Meta<typeof SiteHeader>;
type Story = StoryObj<typeof SiteHeader>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: 'Quincena' })).toHaveFocus();
    canvas.getByRole('link', { name: 'Quincena' }).blur();
  },
};
export const SignedIn: Story = {
  args: { actions: <Menu label="Ana" icon="user" links={[{ href: '#loan', label: 'Mi préstamo' }]} /> },
};
export const Registering: Story = {
  args: {
    progress: (
      <Container>
        <ProgressBar id="registration" percent={30} label="Tu solicitud" isLabelHidden />
      </Container>
    ),
  },
};
export const Drawer: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const drawer = canvasElement.querySelector('details');
    drawer?.querySelector('summary')?.click();
    await expect(drawer).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    await expect(drawer).not.toHaveAttribute('open');
  },
};
export const MorePages: Story = {
  args: {
    more: {
      label: 'Más',
      links: [
        { href: '#rules', label: 'Políticas' },
        { href: '#log', label: 'Bitácora' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const seen = canvas.getAllByText(/^(?:Más|Menú)$/).find((words) => words.checkVisibility());
    const summary = seen?.closest('summary');
    if (summary && hasRealKeyboard()) {
      summary.focus();
      await press('{Enter}');
      await expect(summary.parentElement).toHaveAttribute('open');
      await press('{Escape}');
      await expect(summary.parentElement).not.toHaveAttribute('open');
      await expect(summary).toHaveFocus();
      summary.blur();
    }
    const opener = canvas.getAllByText('Más')[0];
    if (!opener?.checkVisibility()) return;
    await userEvent.click(opener);
    await expect(canvas.getAllByRole('link', { name: 'Bitácora' })[0]).toBeVisible();
  },
};
export const OneOfMorePages: Story = {
  args: { more: { label: 'Más', links: [{ href: '#log', label: 'Bitácora', isCurrent: true }] } },
};
export const DrawerOfGroups: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    links: [],
    drawer: (
      <Stack space="s">
        <TextLink href="#work">Mi trabajo</TextLink>
        <TextLink href="#loans">Préstamos</TextLink>
      </Stack>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const drawer = canvasElement.querySelector('details');
    drawer?.querySelector('summary')?.click();
    await expect(drawer).toHaveAttribute('open');
    await expect(canvas.getByRole('link', { name: 'Préstamos' })).toBeVisible();
  },
};

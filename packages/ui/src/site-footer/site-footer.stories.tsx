import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/inline.tsx';
import { TextLink } from '../link/text-link.tsx';
import { SiteFooter } from './site-footer.tsx';

const phone = (number: string, hours: string) => (
  <>
    <TextLink href={`tel:${number.replaceAll(' ', '')}`} place="alone" tone="ink" icon="phone">
      {number}
    </TextLink>
    <p>{hours}</p>
  </>
);

export default {
  component: SiteFooter,
  parameters: { bleed: true },
  args: {
    groups: [
      { title: 'Atención a clientes', content: phone('55 1234 5678', 'Lunes a viernes, 9:00 a 19:00') },
      { title: 'Cobranza', content: phone('55 8765 4321', 'Lunes a sábado, 8:00 a 20:00') },
      { title: 'Quiénes somos', content: <p>Prestamos de quincena a quincena, con el costo total a la vista.</p> },
      {
        title: 'Documentos',
        content: (
          <TextLink href="#documents" place="alone" tone="ink">
            Contrato y aviso de privacidad
          </TextLink>
        ),
      },
    ],
    legal: <p>Registro SIPRES 00000. Compara en el Buró de Entidades Financieras.</p>,
    note: '© 2026 Quincena Digital, S. A. de C. V., SOFOM, E. N. R.',
    aside: (
      <Inline space="m">
        <TextLink href="#facebook" tone="ink">
          Facebook
        </TextLink>
        <TextLink href="#instagram" tone="ink">
          Instagram
        </TextLink>
      </Inline>
    ),
  },
} satisfies Meta<typeof SiteFooter>;
type Story = StoryObj<typeof SiteFooter>;

export const Full: Story = {};

import type { DocumentText } from '../drawing/document-text.ts';

/** Text that staff read in place of a PDF that cannot be drawn as pictures. */
export const unreadablePdfText: DocumentText = {
  title: 'Este archivo no se puede mostrar',
  subtitle: 'El original sigue guardado, tal como llegó.',
  sections: [
    {
      title: 'Qué hacer',
      paragraphs: [
        'Por seguridad, de cada PDF que envía un cliente se muestra solo una imagen de sus páginas. De este archivo no fue posible hacerla: puede estar dañado o ser demasiado grande.',
        'Pide al cliente que lo envíe de nuevo, o que mande una foto de cada hoja.',
      ],
    },
  ],
  footer: 'Página {page} de {pages}',
};

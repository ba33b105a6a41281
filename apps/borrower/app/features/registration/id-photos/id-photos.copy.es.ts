import type { finishClientDocuments, IdPhotoType, uploadClientDocument } from '@lender/contract';
import type { RefusalSentences } from '@lender/web/forms';

/** The photos of the identification. */
export const idPhotosCopy = {
  title: 'Fotos de tu INE y de ti',
  detail: 'Tus fotos · aprox. 2 min',
  lead: 'Sube tres fotos. Puedes tomarlas ahora o elegirlas de tu celular; cada una se guarda en cuanto sube.',
  why: 'Con tu INE y tu selfie confirmamos que eres tú quien pide el préstamo. Las guardamos cifradas y nadie fuera del equipo de revisión las ve.',
  tips: {
    title: 'Para que salgan bien',
    items: [
      'Pon tu INE sobre una mesa oscura, con buena luz y sin flash.',
      'Que se vean las cuatro esquinas y se lean todos los datos.',
      'Sin dedos encima, sin brillos y sin recortes.',
    ],
  },
  formats: 'JPG, PNG o HEIC de hasta 12 MB.',
  takePhoto: 'Tomar foto',
  chooseFile: 'Elegir archivo',
  drop: 'También puedes arrastrarla aquí.',
  upload: 'Subir foto',
  retry: 'Reintentar',
  remove: 'Borrar foto',
  replace: 'Si no te gusta cómo salió, toma o elige otra y la cambiamos.',
  sending: 'Subiendo… {{percent}} %',
  noPreview: 'La foto está guardada. Tu navegador no puede mostrar este formato.',
  size: '{{size}} MB',
  status: { missing: 'Falta', sending: 'Subiendo', stored: 'Subida' },
  photos: {
    id_front: {
      title: 'Frente de tu INE',
      hint: 'El lado con tu foto.',
      alt: 'Foto que subiste del frente de tu INE',
    },
    id_back: {
      title: 'Reverso de tu INE',
      hint: 'El lado con los códigos.',
      alt: 'Foto que subiste del reverso de tu INE',
    },
    selfie: {
      title: 'Selfie',
      hint: 'Tu cara de frente, sin lentes oscuros ni gorra.',
      alt: 'Selfie que subiste',
    },
  } satisfies Record<IdPhotoType, { title: string; hint: string; alt: string }>,
  submit: 'Continuar',
  incomplete: 'Podrás continuar cuando estén las tres fotos.',
  problems: {
    invalid: 'No pudimos guardar la foto. Intenta otra vez.',
    no_file: 'Toma o elige una foto antes de subirla.',
    upload_wrong_format: 'Ese archivo no es una foto JPG, PNG o HEIC. Elige otro o toma la foto.',
    upload_too_old: 'Esa foto no es de este momento. Toca «Tomar foto» y tómala ahora.',
    too_large: 'La foto pesa más de 12 MB. Toma otra con menos resolución o elige una más ligera.',
    rate_limited: 'Subiste muchas fotos seguidas. Espera un momento y vuelve a intentar.',
    illegal_transition: 'Tus fotos ya están en revisión y no se pueden cambiar. Recarga la página para seguir.',
    documents_missing: 'Todavía falta alguna foto. Revisa la lista.',
    network: 'Se cortó la conexión. Tu foto sigue aquí: presiona «Reintentar».',
  } satisfies RefusalSentences<typeof uploadClientDocument, string> &
    RefusalSentences<typeof finishClientDocuments, string> &
    Readonly<Record<'invalid' | 'network' | 'no_file', string>>,
};

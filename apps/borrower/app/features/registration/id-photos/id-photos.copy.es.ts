import type {
  finishClientDocuments,
  IdPhotoType,
  restoreClientDocument,
  UploadObjection,
  uploadClientDocument,
} from '@lender/contract';
import type { RefusalSentences } from '@lender/web/forms';
import type { WordsOf } from '../../../forms/form-words.ts';
import type { finishForm } from './finish-photos.server.ts';
import type { PhotoFlaw } from './photo-flaw.ts';

/** Copy for the photos of the identification. */
export const idPhotosCopy = {
  title: 'Fotos de tu INE y de ti',
  detail: 'Tus fotos · aprox. 2 min',
  lead: 'Sube tres fotos. Puedes tomarlas ahora o elegirlas de tu celular; cada una se guarda en cuanto sube.',
  why: 'Con tu INE y tu selfie confirmamos que eres tú quien pide el préstamo. Las guardamos cifradas y nadie fuera del equipo de revisión las ve.',
  examples: {
    good: 'Así sí: completa y con buena luz.',
    bad: 'Así no: cortada o con brillos.',
  },
  camera: {
    close: 'Cerrar la cámara',
    starting: 'Encendiendo la cámara…',
    view: 'Lo que ve tu cámara',
    shoot: 'Tomar foto',
    again: 'Tomar otra',
    keep: 'Usar esta foto',
    denied: 'Tu navegador no nos dejó usar la cámara. Dale permiso, o cierra y elige un archivo.',
    absent: 'No encontramos una cámara en este equipo. Cierra y elige un archivo, o sigue desde tu celular.',
  },
  change: 'Cambiar o borrar esta foto',
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
  removed: 'Borraste una foto.',
  restore: 'Deshacer',
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
  objections: {
    unreadable: 'La foto anterior no se alcanza a leer. Toma otra con buena luz.',
    cut_off: 'La foto anterior salió cortada. Toma otra donde se vea completa.',
    expired: 'El documento de la foto anterior ya venció. Sube uno vigente.',
    not_yours: 'La foto anterior no parece ser tuya. Sube la tuya.',
    wrong_document: 'La foto anterior es de otro documento. Sube el que pedimos aquí.',
    missing: 'Necesitamos esta foto para seguir con tu solicitud.',
  } satisfies Record<UploadObjection, string>,
  fields: {
    documentExpiration: {
      label: 'Vigencia de tu INE',
      hint: 'Año/mes/día. Si tu INE solo muestra el año, escríbelo: vale hasta el 31 de diciembre de ese año.',
      problems: {
        required: 'Escribe hasta cuándo está vigente tu INE. Lo dice al frente, junto a «Vigencia».',
        invalid: 'Revisa la vigencia de tu INE: va año/mes/día, por ejemplo 2030/12/31, o solo el año.',
        document_expired:
          'Tu INE ya venció. Si te equivocaste de fecha, corrígela; si no, renuévala en un módulo del INE y sube fotos de la nueva.',
      },
    },
  } satisfies WordsOf<typeof finishForm>['fields'],
  submit: 'Continuar',
  incomplete: 'Podrás continuar cuando estén las tres fotos.',
  problems: {
    invalid: 'No pudimos guardar la foto. Intenta otra vez.',
    no_file: 'Toma o elige una foto antes de subirla.',
    upload_wrong_format: 'Ese archivo no es una foto JPG, PNG o HEIC. Elige otro o toma la foto.',
    upload_too_old: 'Esa foto no es de este momento. Toma la foto ahora: toca «Tomar foto».',
    hs_metric_failed: 'La foto es muy pequeña y no se alcanza a ver. Toma otra con más resolución.',
    too_large: 'La foto pesa más de 12 MB. Toma otra con menos resolución o elige una más ligera.',
    rate_limited: 'Subiste muchas fotos seguidas. Espera un momento y vuelve a intentar.',
    illegal_transition: 'Tus fotos ya están en revisión y no se pueden cambiar. Recarga la página para seguir.',
    limit_reached: 'Ya hay otra foto en su lugar.',
    not_found: 'Esa foto ya no se puede recuperar.',
    document_expired: 'Tu INE ya venció. Renuévala en un módulo del INE y sube fotos de la nueva.',
    documents_missing: 'Todavía falta alguna foto. Revisa la lista.',
    photo_dark:
      'La foto salió muy oscura. Acércate a una ventana o prende la luz, y tómala otra vez. A la tercera la subimos como salga.',
    photo_blurry:
      'La foto salió borrosa. Limpia la cámara, apoya el celular y tómala otra vez. A la tercera la subimos como salga.',
    network: 'Se cortó la conexión. Tu foto sigue aquí y la subimos en cuanto regrese.',
  } satisfies RefusalSentences<typeof uploadClientDocument, string> &
    RefusalSentences<typeof restoreClientDocument, string> &
    RefusalSentences<typeof finishClientDocuments, string> &
    Readonly<Record<PhotoFlaw | 'invalid' | 'network' | 'no_file', string>>,
};

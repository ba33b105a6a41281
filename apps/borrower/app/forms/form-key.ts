/** The hidden field that names one rendered form, so that a double tap is one request. */
export const KEY_FIELD = 'formKey';

/** Address of our own page that leads a client to another company, or on without it: the target of step `facebook`. */
export const EXTERNAL_LOGIN_PATH = '/registration/facebook';

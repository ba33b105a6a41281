export { default } from '@lender/api/test/global-setup';

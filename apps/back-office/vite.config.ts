export { siteConfig as default } from '@lender/web/vite';

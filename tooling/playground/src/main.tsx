import '@lender/ui/styles.css';
import './playground.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('page');
if (!root) throw new Error('The page has no place for the playground.');
createRoot(root).render(<App />);

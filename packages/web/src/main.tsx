import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startSettings } from './app/settings.ts';
import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/fraunces/index.css';
import './look/tokens.css';
import './look/base.css';
import './look/buttons.css';
import './look/page.css';
import './look/parts.css';
import './look/sheets.css';
import './look/home.css';
import './look/create.css';
import './look/recovery.css';
import './look/narrow.css';
import './look/table.css';

startSettings();
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

// The styles that are shared come first, so that those of a part can adapt them.
import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/fraunces/index.css';
import './look/tokens.css';
import './look/base.css';
import './look/buttons.css';
import './look/forms.css';
import './look/panel.css';
import './look/sheet.css';
import './look/bar.css';
import './look/options.css';
import './look/board.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSettings } from './app/settings.ts';
import { App } from './app.tsx';

startSettings();
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

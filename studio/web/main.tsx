import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { interfaceLanguage, studioTexts } from './interface-texts.ts';
import { keepFocus } from './keep-focus.ts';
import { routes } from './routes.tsx';
import { styleNonce } from './style-nonce.ts';
import { baseCss } from './ui/base-css.ts';
import { IconSprite } from './ui/IconSprite.tsx';

document.documentElement.lang = interfaceLanguage;
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

keepFocus();
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={createCache({ key: 's', nonce: styleNonce, stylisPlugins: [] })}>
      <Global styles={baseCss} />
      <IconSprite />
      <I18nextProvider i18n={studioTexts}>
        <RouterProvider router={createBrowserRouter(routes, { basename: '/studio' })} />
      </I18nextProvider>
    </CacheProvider>
  </StrictMode>,
);

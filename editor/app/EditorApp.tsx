import { Admin, CustomRoutes } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { SCREEN_PATH } from '../../src/config/editor-screen.ts';
import { resources } from '../collections/resources.tsx';
import { Dashboard } from '../dashboard/Dashboard.tsx';
import { authProvider } from '../data/auth-provider.ts';
import { dataProvider } from '../data/data-provider.ts';
import { ReleasesPage } from '../releases/ReleasesPage.tsx';
import { ForgottenPage } from '../sign-in/ForgottenPage.tsx';
import { PasswordPage } from '../sign-in/PasswordPage.tsx';
import { SignInPage } from '../sign-in/SignInPage.tsx';
import { i18nProvider } from '../words/i18n.ts';
import { ScreenLayout } from './ScreenLayout.tsx';
import { dark, light } from './theme.ts';

/** The whole screen: one resource for each described collection. */
export function EditorApp() {
  return (
    <BrowserRouter basename={SCREEN_PATH}>
      <Admin
        title="Редакция «Ясно»"
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        theme={light}
        darkTheme={dark}
        layout={ScreenLayout}
        dashboard={Dashboard}
        loginPage={SignInPage}
        disableTelemetry
      >
        {resources}
        <CustomRoutes>
          <Route path="/releases" element={<ReleasesPage />} />
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path="/password" element={<PasswordPage />} />
          <Route path="/forgotten" element={<ForgottenPage />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  );
}

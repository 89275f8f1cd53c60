import { CssBaseline } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import {
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  CustomRoutes,
  Error as FailedScreen,
  localStorageStore,
} from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { OPEN_PAGES, SCREEN_PATH } from '../../src/config/editor-screen.ts';
import { resources } from '../collections/resources.tsx';
import { authProvider } from '../data/auth-provider.ts';
import { dataProvider } from '../data/data-provider.ts';
import { makeQueries } from '../data/queries.ts';
import { SignInPage } from '../sign-in/SignInPage.tsx';
import { i18nProvider } from '../words/i18n.ts';
import { DeniedScreen } from './DeniedScreen.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { MissingScreen } from './MissingScreen.tsx';
import { Notices } from './Notices.tsx';
import { onUse } from './on-use.ts';
import { ScreenLayout } from './ScreenLayout.tsx';
import { dark, light } from './theme.ts';

const Dashboard = onUse(() => import('../dashboard/Dashboard.tsx'), 'Dashboard');
const SessionsPage = onUse(() => import('../sessions/SessionsPage.tsx'), 'SessionsPage');
const ContentCheckPage = onUse(
  () => import('../content-check/ContentCheckPage.tsx'),
  'ContentCheckPage',
);
const ReleasesPage = onUse(() => import('../releases/ReleasesPage.tsx'), 'ReleasesPage');

const PasswordPage = onUse(() => import('../sign-in/PasswordPage.tsx'), 'PasswordPage');
const ForgottenPage = onUse(() => import('../sign-in/ForgottenPage.tsx'), 'ForgottenPage');

const queries = makeQueries();
const store = localStorageStore();

/** A page outside the layout, which has a place for what is being loaded. */
const onItsOwn = (page: ReactNode) => <Suspense fallback={<LoadingScreen />}>{page}</Suspense>;

/**
 * The whole screen: one resource for each described collection. react-admin's `Admin` would load its
 * own sign-in page, with every form input, and its English messages. Navigation skips transitions,
 * so that the previous screen disappears at once: text typed into a form about to unmount would be
 * lost.
 */
export const EditorApp = () => (
  <BrowserRouter basename={SCREEN_PATH} useTransitions={false}>
    <AdminContext
      dataProvider={dataProvider}
      queryClient={queries}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={light}
      darkTheme={dark}
    >
      <CssBaseline enableColorScheme>
        <Notices>
          <CoreAdminUI
            title="Редакция «Ясно»"
            layout={ScreenLayout}
            dashboard={Dashboard}
            loginPage={SignInPage}
            loading={LoadingScreen}
            catchAll={MissingScreen}
            error={FailedScreen}
            accessDenied={DeniedScreen}
            authenticationError={AuthenticationError}
            disableTelemetry
          >
            {resources}
            <CustomRoutes>
              <Route path="/content-check" element={<ContentCheckPage />} />
              <Route path="/releases" element={<ReleasesPage />} />
              <Route path="/sessions" element={<SessionsPage />} />
            </CustomRoutes>
            <CustomRoutes noLayout>
              <Route path={`/${OPEN_PAGES.password}`} element={onItsOwn(<PasswordPage />)} />
              <Route path={`/${OPEN_PAGES.forgotten}`} element={onItsOwn(<ForgottenPage />)} />
            </CustomRoutes>
          </CoreAdminUI>
        </Notices>
      </CssBaseline>
    </AdminContext>
  </BrowserRouter>
);

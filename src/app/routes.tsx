import { ROUTES } from '@lumashot/domain/routes';
import type { RouteObject } from 'react-router-dom';
import { ErrorScreen } from './ErrorScreen.tsx';
import { RootLayout } from './RootLayout.tsx';

/**
 * `/` and the pages of text are drawn at build (ADR 0007): they need neither MUI nor Firebase, and
 * nothing of them may ask the window while rendering. `/contact` adds MUI, `/auth` Firebase
 * Auth; Firestore, Storage and Dexie wait for the signed-in routes, whose home and library do without MUI.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    children: [
      {
        path: ROUTES.landing,
        lazy: async () => ({
          Component: (await import('../features/marketing/landing/Landing.tsx')).Landing,
        }),
      },
      ...textRoutes(),
      {
        lazy: async () => ({ Component: (await import('./ToastLayout.tsx')).ToastLayout }),
        children: [
          {
            path: ROUTES.contact,
            lazy: async () => ({
              Component: (await import('../features/marketing/contact/ContactPage.tsx'))
                .ContactPage,
            }),
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./StudioLayout.tsx')).StudioLayout }),
        children: [
          {
            path: ROUTES.auth,
            lazy: async () => ({
              Component: (await import('../features/auth/AuthScreen.tsx')).AuthScreen,
            }),
          },
          {
            lazy: async () => ({
              Component: (await import('./SignedInLayout.tsx')).SignedInLayout,
            }),
            children: [
              {
                path: ROUTES.onboarding,
                lazy: async () => ({
                  Component: (await import('../features/onboarding/OnboardingScreen.tsx'))
                    .OnboardingScreen,
                }),
              },
              {
                lazy: async () => ({
                  Component: (await import('./PaymentLayout.tsx')).PaymentLayout,
                }),
                children: [...paymentRoutes(), withMui([...accountRoutes(), ...adminRoutes()])],
              },
              {
                path: ROUTES.home,
                lazy: async () => ({
                  Component: (await import('./shell/DashboardShell.tsx')).DashboardShell,
                }),
                children: dashboardRoutes(),
              },
            ],
          },
        ],
      },
      {
        path: '*',
        lazy: async () => ({ Component: (await import('./NotFound.tsx')).NotFound }),
      },
    ],
  },
];

function withMui(children: RouteObject[]): RouteObject {
  return {
    lazy: async () => ({ Component: (await import('./ThemeLayout.tsx')).ThemeLayout }),
    children,
  };
}

function textRoutes(): RouteObject[] {
  return [
    {
      path: ROUTES.about,
      lazy: async () => ({
        Component: (await import('../features/marketing/pages/AboutPage.tsx')).AboutPage,
      }),
    },
    {
      path: ROUTES.privacy,
      lazy: async () => ({
        Component: (await import('../features/marketing/pages/PrivacyPage.tsx')).PrivacyPage,
      }),
    },
    {
      path: ROUTES.terms,
      lazy: async () => ({
        Component: (await import('../features/marketing/pages/TermsPage.tsx')).TermsPage,
      }),
    },
  ];
}

function paymentRoutes(): RouteObject[] {
  return [
    {
      path: ROUTES.payment,
      lazy: async () => ({
        Component: (await import('../features/billing/PaymentScreen.tsx')).PaymentScreen,
      }),
    },
    {
      path: ROUTES.paymentSuccess,
      lazy: async () => ({
        Component: (await import('../features/billing/PaymentSuccessScreen.tsx'))
          .PaymentSuccessScreen,
      }),
    },
  ];
}

/** Outside of the dashboard: no gate is before what is somebody's own. */
function accountRoutes(): RouteObject[] {
  return [
    {
      path: ROUTES.account,
      lazy: async () => ({ Component: (await import('./AccountRoute.tsx')).AccountRoute }),
    },
    {
      path: ROUTES.accountPictures,
      lazy: async () => ({ Component: (await import('./AccountPages.tsx')).AccountPictures }),
    },
    {
      path: ROUTES.accountHistory,
      lazy: async () => ({ Component: (await import('./AccountPages.tsx')).AccountHistory }),
    },
  ];
}

/** For few people: nobody else loads any of it. */
function adminRoutes(): RouteObject[] {
  return [
    {
      path: ROUTES.admin,
      lazy: async () => ({
        Component: (await import('../features/admin/AdminScreen.tsx')).AdminScreen,
      }),
    },
  ];
}

function dashboardRoutes(): RouteObject[] {
  return [
    {
      index: true,
      lazy: async () => ({
        Component: (await import('../features/dashboard/HomeScreen.tsx')).HomeScreen,
      }),
    },
    {
      path: ROUTES.library,
      lazy: async () => ({
        Component: (await import('./LibraryRoute.tsx')).LibraryRoute,
      }),
    },
    withMui([
      {
        path: ROUTES.images,
        lazy: async () => ({
          Component: (await import('../features/images/CreateImagesScreen.tsx')).CreateImagesScreen,
        }),
      },
      {
        path: ROUTES.storyboard,
        lazy: async () => ({
          Component: (await import('../features/images/storyboard/StoryboardScreen.tsx'))
            .StoryboardScreen,
        }),
      },
      {
        path: ROUTES.videos,
        lazy: async () => ({
          Component: (await import('../features/videos/VideosScreen.tsx')).VideosScreen,
        }),
      },
      {
        path: ROUTES.settings,
        lazy: async () => ({
          Component: (await import('../features/settings/SettingsScreen.tsx')).SettingsScreen,
        }),
      },
      {
        path: ROUTES.profile,
        lazy: async () => ({ Component: (await import('./ProfileSoon.tsx')).ProfileSoon }),
      },
    ]),
  ];
}

import type { RouteObject } from 'react-router-dom';
import { ErrorScreen } from './ErrorScreen.tsx';
import { RootLayout } from './RootLayout.tsx';

/**
 * `/` and the pages of text are drawn at build (ADR 0007): they need neither MUI nor Firebase, and
 * nothing of them may ask the window while rendering. `/contact` adds MUI, `/auth` MUI and Firebase
 * Auth; Firestore, Storage and Dexie wait for the signed-in routes, whose home does without MUI.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    children: [
      {
        path: '/',
        lazy: async () => ({
          Component: (await import('../features/marketing/landing/Landing.tsx')).Landing,
        }),
      },
      ...textRoutes(),
      {
        lazy: async () => ({ Component: (await import('./ToastLayout.tsx')).ToastLayout }),
        children: [
          {
            path: 'contact',
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
          withMui([
            {
              path: 'auth',
              lazy: async () => ({
                Component: (await import('../features/auth/AuthScreen.tsx')).AuthScreen,
              }),
            },
          ]),
          {
            lazy: async () => ({
              Component: (await import('./SignedInLayout.tsx')).SignedInLayout,
            }),
            children: [
              {
                path: 'onboarding',
                lazy: async () => ({
                  Component: (await import('../features/onboarding/OnboardingScreen.tsx'))
                    .OnboardingScreen,
                }),
              },
              {
                lazy: async () => ({
                  Component: (await import('./PaymentLayout.tsx')).PaymentLayout,
                }),
                children: paymentRoutes(),
              },
              {
                path: 'dashboard',
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
      path: 'about',
      lazy: async () => ({
        Component: (await import('../features/marketing/pages/AboutPage.tsx')).AboutPage,
      }),
    },
    {
      path: 'privacy',
      lazy: async () => ({
        Component: (await import('../features/marketing/pages/PrivacyPage.tsx')).PrivacyPage,
      }),
    },
    {
      path: 'terms',
      lazy: async () => ({
        Component: (await import('../features/marketing/pages/TermsPage.tsx')).TermsPage,
      }),
    },
  ];
}

function paymentRoutes(): RouteObject[] {
  return [
    {
      path: 'payment',
      lazy: async () => ({
        Component: (await import('../features/billing/PaymentScreen.tsx')).PaymentScreen,
      }),
    },
    {
      path: 'payment-success',
      lazy: async () => ({
        Component: (await import('../features/billing/PaymentSuccessScreen.tsx'))
          .PaymentSuccessScreen,
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
    withMui([
      {
        path: 'library',
        lazy: async () => ({
          Component: (await import('./LibraryRoute.tsx')).LibraryRoute,
        }),
      },
      {
        path: 'images',
        lazy: async () => ({
          Component: (await import('../features/images/CreateImagesScreen.tsx')).CreateImagesScreen,
        }),
      },
      {
        path: 'storyboard',
        lazy: async () => ({
          Component: (await import('../features/images/storyboard/StoryboardScreen.tsx'))
            .StoryboardScreen,
        }),
      },
      {
        path: 'videos',
        lazy: async () => ({
          Component: (await import('../features/videos/VideosScreen.tsx')).VideosScreen,
        }),
      },
      {
        path: 'settings',
        lazy: async () => ({
          Component: (await import('../features/settings/SettingsScreen.tsx')).SettingsScreen,
        }),
      },
      {
        path: 'profile',
        lazy: async () => ({ Component: (await import('./ProfileSoon.tsx')).ProfileSoon }),
      },
    ]),
  ];
}
